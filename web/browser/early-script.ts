/**
 * Takes the tag of a script that could not be fetched, as after a new version went online, out of the document. The bundler's
 * loader waits for the tag of a chunk that it finds there; of one that has failed already it would hear nothing more, and the
 * whole page would stay without React. Where the tag is gone it asks again, and the block's boundary learns that it is lost.
 */
const lostScripts = "addEventListener('error',({target:t})=>{if(t.tagName==='SCRIPT'&&t.src.includes('/_next/static/'))t.remove()},true);";

/**
 * A form that only its block's code can send stays where it is until that code is there: nothing of it goes into an address. It
 * keeps that it was sent, so that its block can send it then.
 */
const earlySubmits =
  "addEventListener('submit',e=>{let f=e.target;if(f.getAttribute('action')===null&&f.method!=='dialog')e.preventDefault(),f.early=1},true)";

/** What must run before any other script of a page; the content policy allows it by its hash. */
export const earlyScript = lostScripts + earlySubmits;
