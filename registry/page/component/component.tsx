/** Never rendered: see index.ts. */
export function Component() {
  return null;
}
export default Component;
