import { parseHtml } from '#shared/browser/parse-html'

/** The words of HTML, a line for each of its blocks. Nothing of it is loaded or run. */
export function plainText(html: string): string {
  const broken = html.replace(/<br\s*\/?>|<\/(?:p|div|li|h\d|blockquote|pre|tr)>/gi, '$&\n')
  return (parseHtml(broken).body.textContent ?? '').trim()
}
