// The handlers of a tag are reported by the content security policy while the tag is parsed, in whatever document that is.
const tag = /<[a-z][^\s/>]*(?:[\s/]+|[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?)*/gi
const attribute = /([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/g

/**
 * Returns HTML without attributes such as `onclick`, so that parsing it writes nothing into the console of the browser. It makes nothing safe:
 * sanitise what is to be shown.
 */
export function withoutHandlers(html: string): string {
  if (!/[\s/"']on/i.test(html)) return html
  return html.replace(tag, (whole) => {
    const name = /^<[^\s/>]*/.exec(whole)![0]
    const attributes = whole.slice(name.length)
    return name + attributes.replace(attribute, (all, key: string) => (/^on/i.test(key) ? ' ' : all))
  })
}

/** Reads HTML into a document of its own, where nothing of it is loaded or run. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(withoutHandlers(html), 'text/html')
}
