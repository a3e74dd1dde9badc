import { isHttpAddress } from '@atrium/contract/fields'
import { FilterXSS, type IFilterXSSOptions } from 'xss'

const plain = 'p br hr h1 h2 h3 h4 h5 h6 strong b em i u s sub sup mark blockquote ul ol li pre code span'
const tables = 'table thead tbody tr'
const styled = ['style']

const whiteList: IFilterXSSOptions['whiteList'] = {
  ...Object.fromEntries(`${plain} ${tables}`.split(' ').map((tag) => [tag, styled])),
  th: ['style', 'colspan', 'rowspan'],
  td: ['style', 'colspan', 'rowspan'],
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
}

const color = /^(?:#[\da-f]{3,8}|rgba?\([\d\s.,%]+\)|[a-z]+)$/i
const css = {
  whiteList: { color, 'background-color': color, 'text-align': /^(?:left|right|center|justify)$/ },
}

// Their text is no text: it goes with them.
const removedWhole = ['script', 'style', 'iframe', 'object', 'svg', 'math', 'template', 'noscript']

const filter = new FilterXSS({
  whiteList,
  css,
  stripIgnoreTag: true,
  stripIgnoreTagBody: removedWhole,
  allowCommentTag: false,
  onTagAttr: (_tag, name, value) => {
    if ((name === 'href' || name === 'src') && !isHttpAddress(value)) return ''
  },
})

/** HTML with nothing in it that runs, frames or submits; links and pictures are http(s) only. */
export function sanitiseRichText(html: string): string {
  return filter.process(html)
}
