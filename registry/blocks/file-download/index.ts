import { defineBlock } from '../../define-block.ts';
import type { FileDownloadProps } from '../../generated/file-download.ts';

export const block = defineBlock<FileDownloadProps>({ type: 'file-download', version: 1, mode: 'static', defaults: { look: 'list' } });
