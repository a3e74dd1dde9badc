import { isHttpAddress } from '@atrium/contract/untrusted/http-address'
import { richTextRemoved, richTextStyles, richTextTags } from '@atrium/contract/untrusted/rich-text'
import createDOMPurify, { type Config } from 'dompurify'

const config: Config = {
  ALLOWED_TAGS: Object.keys(richTextTags),
  ALLOWED_ATTR: [...new Set(Object.values(richTextTags).flat())],
  FORBID_CONTENTS: [...richTextRemoved],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

// An instance of its own: hooks of another one would count here too.
const purifier = createDOMPurify(window)

purifier.addHook('uponSanitizeAttribute', (element, data) => {
  data.keepAttr = richTextTags[element.localName]?.includes(data.attrName) ?? false
  if (data.attrName === 'href' || data.attrName === 'src') data.keepAttr &&= isHttpAddress(data.attrValue)
  if (data.attrName !== 'style') return
  data.attrValue = keptStyle(element)
  data.keepAttr &&= data.attrValue !== ''
})

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.localName !== 'a' || !element.hasAttribute('href')) return
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer')
})

function keptStyle(element: Element): string {
  const { style } = element as HTMLElement
  const kept = Object.entries(richTextStyles).flatMap(([name, form]) => {
    const value = style.getPropertyValue(name)
    return form.test(value) ? [`${name}: ${value};`] : []
  })
  return kept.join(' ')
}

/**
 * HTML with nothing in it that runs, frames or submits, whatever the database holds: the list is the server's. Links open in
 * a new tab without access to this one.
 */
export function sanitiseRichText(html: string): string {
  return purifier.sanitize(html, config)
}
