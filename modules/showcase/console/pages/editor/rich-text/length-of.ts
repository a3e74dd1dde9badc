import { parseHtml } from '#shared/browser/parse-html'

/** How many characters a reader sees of some HTML. */
export function lengthOf(html: string): number {
  return parseHtml(html).body.textContent.length
}
