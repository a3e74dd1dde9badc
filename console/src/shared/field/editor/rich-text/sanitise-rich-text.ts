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

/** A picture that is part of the HTML: pixels alone, since an SVG is a document. */
const embedded = /^data:image\/(?:png|jpeg|webp|gif);base64,[\w+/=]+$/

// Instances of our own: hooks of another one would count here too.
const purifier = createPurifier(() => false)
const purifierWithPictures = createPurifier((src) => embedded.test(src))

function createPurifier(isPicture: (src: string) => boolean) {
  const created = createDOMPurify(window)
  created.addHook('uponSanitizeAttribute', (element, data) => {
    const { attrName: name, attrValue: value } = data
    data.keepAttr = richTextTags[element.localName]?.includes(name) ?? false
    if (name === 'href') data.keepAttr &&= isHttpAddress(value)
    if (name === 'src') data.keepAttr &&= isHttpAddress(value) || isPicture(value)
    if (name !== 'style') return
    data.attrValue = keptStyle(element)
    data.keepAttr &&= data.attrValue !== ''
  })
  created.addHook('afterSanitizeAttributes', (element) => {
    if (element.localName !== 'a' || !element.hasAttribute('href')) return
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer')
  })
  return created
}

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
 * a new tab without access to this one. With `hasPictures` those that are part of the HTML stay; the server takes them out.
 */
export function sanitiseRichText(html: string, { hasPictures = false } = {}): string {
  return (hasPictures ? purifierWithPictures : purifier).sanitize(html, config)
}
