import { isHttpAddress } from 'atrium/contract/untrusted/http-address'
import { richTextRemoved, richTextStyles, richTextTags } from 'atrium/contract/untrusted/rich-text'
import { escapeAttrValue, FilterXSS, friendlyAttrValue, parseAttr } from 'xss'

const filter = new FilterXSS({
  whiteList: Object.fromEntries(Object.entries(richTextTags).map(([tag, attributes]) => [tag, [...attributes]])),
  css: { whiteList: { ...richTextStyles } },
  stripIgnoreTag: true,
  stripIgnoreTagBody: [...richTextRemoved],
  allowCommentTag: false,
  onTag: (tag, html, { isClosing }) => {
    if (tag === 'img') return isClosing ? '' : linkToPicture(html)
  },
  onTagAttr: (_tag, name, value) => {
    if (name === 'href' && !isHttpAddress(value)) return ''
  },
})

/** A link in place of a picture, with its text; the text alone where it is no picture of a website. */
function linkToPicture(html: string): string {
  const { src = '', alt = '' } = attributesOf(html.slice('<img'.length, -1))
  if (!isHttpAddress(src)) return escapeAttrValue(alt)
  return `<a href="${escapeAttrValue(src)}">${escapeAttrValue(alt || src)}</a>`
}

function attributesOf(html: string): Partial<Record<string, string>> {
  const found = new Map<string, string>()
  parseAttr(html, (name, value) => {
    if (!found.has(name)) found.set(name, friendlyAttrValue(value))
    return ''
  })
  return Object.fromEntries(found)
}

/** HTML with nothing in it that runs, frames, submits or loads; links are http(s) only. */
export function sanitiseRichText(html: string): string {
  return filter.process(html)
}
