import { isHttpAddress } from 'atrium/contract/untrusted/http-address'
import { richTextRemoved, richTextStyles, richTextTags } from 'atrium/contract/untrusted/rich-text'
import createDOMPurify, { type Config } from 'dompurify'
import { isEmbedded, unloadPicture } from '#shared/browser/foreign-picture'
import { withoutHandlers } from '#shared/browser/parse-html'

/** The tags and attributes that the server keeps, and pictures: those that are part of the HTML may stay. */
const tags: typeof richTextTags = { ...richTextTags, img: ['src', 'alt', 'width', 'height'] }

const config: Config = {
  ALLOWED_TAGS: Object.keys(tags),
  ALLOWED_ATTR: [...new Set(Object.values(tags).flat())],
  FORBID_CONTENTS: [...richTextRemoved],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

// Instances of our own: hooks of another one would count here too.
const purifier = createPurifier(() => false)
const purifierWithPictures = createPurifier(isEmbedded)

function createPurifier(isPicture: (src: string) => boolean) {
  const created = createDOMPurify(window)
  created.addHook('uponSanitizeAttribute', (element, data) => {
    const { attrName: name, attrValue: value } = data
    data.keepAttr = tags[element.localName]?.includes(name) ?? false
    if (name === 'href') data.keepAttr &&= isHttpAddress(value)
    if (name === 'src') data.keepAttr &&= isHttpAddress(value) || isPicture(value)
    if (name !== 'style') return
    data.attrValue = keptStyle(element)
    data.keepAttr &&= data.attrValue !== ''
  })
  created.addHook('afterSanitizeAttributes', (element) => {
    if (element.localName === 'img') unloadPicture(element)
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
 * HTML with nothing in it that runs, frames, submits or loads, whatever the database holds: the list is the server's. Links open in
 * a new tab without access to this one. With `hasPictures` those that are part of the HTML stay; the server takes them out. Those of websites
 * become links.
 */
export function sanitiseRichText(html: string, { hasPictures = false } = {}): string {
  return (hasPictures ? purifierWithPictures : purifier).sanitize(withoutHandlers(html), config)
}
