/** The words of HTML, a line for each of its blocks. Nothing of it is loaded or run. */
export function plainText(html: string): string {
  const broken = html.replace(/<br\s*\/?>|<\/(?:p|div|li|h\d|blockquote|pre|tr)>/gi, '$&\n')
  return (new DOMParser().parseFromString(broken, 'text/html').body.textContent ?? '').trim()
}
