/** The little of it that reads a Word file's parts. */
declare module 'jsdom' {
  export class JSDOM {
    readonly window: { readonly DOMParser: typeof DOMParser };
  }
}
