import { isHttpAddress } from 'atrium/contract/untrusted/http-address'
import { richTextRemoved, richTextTags } from 'atrium/contract/untrusted/rich-text'
import createDOMPurify, { type Config } from 'dompurify'
import { isEmbedded, unloadPicture } from '#shared/browser/foreign-picture'
import { withoutHandlers } from '#shared/browser/parse-html'

const config = {
  ALLOWED_TAGS: [...Object.keys(richTextTags), 'img', 'del', 'input', 'kbd', 'details', 'summary', 'dl', 'dt', 'dd'],
  ALLOWED_ATTR: 'href title src alt width height colspan rowspan align start type checked disabled open class'.split(
    ' ',
  ),
  FORBID_CONTENTS: [...richTextRemoved],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

// An instance of our own: settings and hooks of another one would count here too.
const purifier = createDOMPurify(window)
// Read once: reading it takes longer than sanitising a short block.
purifier.setConfig(config)

purifier.addHook('uponSanitizeAttribute', (element, data) => {
  const { attrName: name, attrValue: value } = data
  if (name === 'href') data.keepAttr = isHttpAddress(value) || /^(?:#|mailto:)/.test(value)
  if (name === 'src') data.keepAttr = isHttpAddress(value) || isEmbedded(value)
  if (name === 'class') data.keepAttr = element.localName === 'code' && /^language-[\w-]+$/.test(value)
})

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.localName === 'img') {
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '')
    unloadPicture(element)
  }
  // Of all fields only the ticks of task lists.
  if (element.localName === 'input' && !element.matches('[type=checkbox][disabled]')) element.remove()
  if (element.localName !== 'a' || !isHttpAddress(element.getAttribute('href') ?? '')) return
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer')
})

/** Makes elements of the HTML of one block, in which nothing runs, frames, submits or is loaded from elsewhere. */
export function sanitisedBlock(html: string): DocumentFragment {
  return purifier.sanitize(withoutHandlers(html), config)
}
