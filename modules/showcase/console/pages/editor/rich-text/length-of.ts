/** How many characters a reader sees of some HTML. */
export function lengthOf(html: string): number {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.length
}
