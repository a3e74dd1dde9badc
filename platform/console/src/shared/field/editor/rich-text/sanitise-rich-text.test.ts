import { sanitiseRichText as sanitiseOnServer } from 'atrium/server/call/text/rich-text'
import { richTextTags } from 'atrium/contract/untrusted/rich-text'
import { expect, test } from 'vitest'
import { sanitiseRichText } from './sanitise-rich-text'

/** The elements of some HTML, each with what it has; the style as the browser reads it. */
function elementsOf(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll<HTMLElement>('*')].map((element) => {
    const names = element.getAttributeNames().filter((name) => !['style', 'target', 'rel'].includes(name))
    const attributes = names.map((name) => `${name}=${element.getAttribute(name)}`)
    return [element.localName, ...attributes, element.style.cssText].filter(Boolean).join(' ')
  })
}

const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent

const everyTag = Object.keys(richTextTags)
  .filter((tag) => !/^(?:table|thead|tbody|tr|th|td)$/.test(tag))
  .map((tag) => `<${tag} style="color: #336699; background-color: rgb(1, 2, 3); text-align: center;">${tag}</${tag}>`)

test.each([
  ...everyTag,
  '<table style="color: red;"><thead><tr><th colspan="2" style="text-align: left;">a</th></tr></thead><tbody><tr><td rowspan="1">b</td></tr></tbody></table>',
  '<a href="https://a.example/?x=1&amp;y=2" title="t">a</a>',
  '<img src="http://a.example/b.png?x=1&y=2" alt="a &lt;b&gt; c" width="10" height="20">',
  '1 &lt; 2 &amp; 3',
])('what the server keeps is kept: %s', (html) => {
  const saved = sanitiseOnServer(html)
  expect(elementsOf(sanitiseRichText(saved))).toEqual(elementsOf(saved))
  expect(textOf(sanitiseRichText(saved))).toBe(textOf(saved))
})

test.each([
  '<b onclick="x()" class="c" id="i" data-a="1" aria-label="l">a</b>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" jAvA\tscript:alert(1)" target="_top" name="n">a</a>',
  '<a href="data:text/html,x">a</a>',
  '<a href="/api/user/logout">a</a>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://a.example/b.png" alt="b" onload=alert(1)>',
  '<p>a <img src=https://a.example/b.png srcset="https://a.example/c.png 2x"> b</p>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<p src="https://a.example" href="https://a.example" colspan="2">a</p>',
  '<svg onload="alert(1)"><text>x</text></svg>ok',
  '<iframe src="https://a.example">x</iframe>ok',
  '<style>p{}</style><script>x</script><template><b>x</b></template>ok',
  '<p style="background-color:url(javascript:x);position:fixed;color:var(--x)">a</p>',
  '<form action="/api"><input name="x">ok</form>',
  '<custom-tag>ok</custom-tag>',
  '<!--<b>-->a',
])('what the server takes out is taken out: %s', (html) => {
  const shown = sanitiseRichText(html)
  expect(elementsOf(shown)).toEqual(elementsOf(sanitiseOnServer(html)))
  expect(textOf(shown)).toBe(textOf(sanitiseOnServer(html)))
})

test('of pictures only those that are part of the HTML show, and only where they may', () => {
  const embedded = '<img src="data:image/png;base64,AAAA" alt="a">'
  const foreign = '<a href="https://b.example/"><img src="https://a.example/b.png" alt="b"></a>'
  expect(elementsOf(sanitiseRichText(embedded + foreign, { hasPictures: true }))).toEqual([
    'img src=data:image/png;base64,AAAA alt=a',
    'a href=https://b.example/',
  ])
  expect(textOf(sanitiseRichText(embedded + foreign))).toBe('ab')
})

test('a link opens in a new tab without access to this one', () => {
  expect(sanitiseRichText('<a href="https://a.example/">a</a>')).toBe(
    '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">a</a>',
  )
})
