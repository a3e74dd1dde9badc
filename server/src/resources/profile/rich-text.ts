import { isHttpAddress } from '@atrium/contract/untrusted/http-address'
import { richTextRemoved, richTextStyles, richTextTags } from '@atrium/contract/untrusted/rich-text'
import { FilterXSS } from 'xss'

const filter = new FilterXSS({
  whiteList: Object.fromEntries(Object.entries(richTextTags).map(([tag, attributes]) => [tag, [...attributes]])),
  css: { whiteList: { ...richTextStyles } },
  stripIgnoreTag: true,
  stripIgnoreTagBody: [...richTextRemoved],
  allowCommentTag: false,
  onTagAttr: (_tag, name, value) => {
    if ((name === 'href' || name === 'src') && !isHttpAddress(value)) return ''
  },
})

/** HTML with nothing in it that runs, frames or submits; links and pictures are http(s) only. */
export function sanitiseRichText(html: string): string {
  return filter.process(html)
}
