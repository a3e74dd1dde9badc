import { expect, test } from 'vitest'
import { product } from 'atrium/entries/product'
import { brandedPage, placedPage } from './branded-page'

const { brand } = product
const page = `<title>${brand.name}</title><script src="/prepaint.js" data-primary="${brand.colour}"></script><div aria-label="${brand.name}"><rect fill="${brand.colour}" /></div>`
const set = { name: 'Harbour "A&B"', colour: '#0d7a70', logo: 'A'.repeat(22), picture: '' }

test('a page has the brand for the first paint, and its name and colour', () => {
  const filled = brandedPage(page, brand, set)
  expect(filled).toContain('<title>Harbour &quot;A&amp;B&quot;</title>')
  expect(filled).toContain('aria-label="Harbour &quot;A&amp;B&quot;"')
  expect(filled).toContain('<rect fill="#0d7a70" />')
  const [, data] = /data-brand="([^"]*)"/.exec(filled)!
  expect(JSON.parse(data!.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual(set)
  expect(filled.length - page.length).toBeLessThan(1000)
})

test('a page names the default language for the first paint, where one is set', () => {
  expect(brandedPage(page, brand, set, 'en')).toContain('data-language="en" data-primary=')
  expect(brandedPage(page, brand, set)).not.toContain('data-language')
})

test('a page without a place for it stays as it is', () => {
  expect(brandedPage('<p>other</p>', brand, set)).toBe('<p>other</p>')
})

test.each([
  ['', '<html lang="en">'],
  ['/admin/office', '<html data-base="/admin/office" lang="en">'],
])('a page below %j has the addresses of its files from the root of the site on', (basePath, start) => {
  const html =
    '<html lang="en"><link rel="icon" href="./a.svg" /><script\n src="./b.js" data-session="./c.js ./d.css"></script>'
  const placed = `<link rel="icon" href="${basePath}/a.svg" /><script\n src="${basePath}/b.js" data-session="${basePath}/c.js ${basePath}/d.css"></script>`
  expect(placedPage(html, basePath)).toBe(start + placed)
})
