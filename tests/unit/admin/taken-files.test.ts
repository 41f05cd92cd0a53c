import { describe, expect, it } from 'vitest';
import { holdsKind, isTaken, type TakenFiles } from '#admin/media/taken-files.ts';

const takenFor = (name: string, type: string) =>
  (['pictures', 'files', 'library'] as TakenFiles[]).filter((taken) => isTaken({ name, type }, taken));

describe('a file that is dropped or chosen', () => {
  it('is taken where its kind is, by its type', () => {
    expect(takenFor('robe.png', 'image/png')).toEqual(['pictures', 'library']);
    expect(takenFor('fiche.pdf', 'application/pdf')).toEqual(['files', 'library']);
    expect(takenFor('film.webm', 'video/webm')).toEqual(['files', 'library']);
    expect(takenFor('lettre.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document')).toEqual([]);
    expect(takenFor('robe.png', 'text/html')).toEqual([]);
  });

  it('is judged by its name where the device knows no type, and left to the server where it has a word on the format', () => {
    expect(takenFor('IMG_1.HEIC', '')).toEqual(['pictures', 'library']);
    expect(takenFor('film.mov', 'video/quicktime')).toEqual(['files', 'library']);
    expect(takenFor('dossier', '')).toEqual([]);
    expect(takenFor('fiche.pdf', 'application/octet-stream')).toEqual(['files', 'library']);
  });

  it('fits a place by what its content is, whatever its name said', () => {
    expect([holdsKind('pictures', 'document'), holdsKind('files', 'picture')]).toEqual([false, false]);
    expect([holdsKind('pictures', 'drawing'), holdsKind('files', 'document'), holdsKind('library', 'video')]).toEqual([true, true, true]);
  });
});
