import type { Brand } from 'atrium/contract/brand'
import type { Language } from 'atrium/contract/language'
import type { ShownBrand } from 'atrium/contract/session'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter]!)

/** The place in the page where `prepaint.js` reads the brand and the default language. */
const mark = 'data-primary="'

/**
 * Returns the page with addresses from the root of the site on: the build has relative ones, which fit no path of several parts. `basePath` is
 * the path below which the console is.
 */
export const placedPage = (html: string, basePath: string): string =>
  html
    .replace(/(?<=\s(?:src|href|data-session)=")[^"]*/g, (addresses) =>
      addresses.replace(/(^| )\.\//g, (_, before: string) => `${before}${basePath}/`),
    )
    .replace('<html ', () => (basePath === '' ? '<html ' : `<html data-base="${basePath}" `))

/**
 * Returns the page of the console with the brand that administrators set in place of that of the build, and the default language where one is set,
 * so that the first paint shows them. A page without a place for them stays as it is.
 */
export function brandedPage(html: string, built: Brand, brand: ShownBrand, language?: Language): string {
  if (!html.includes(mark)) return html
  const ofLanguage = language ? `data-language="${language}" ` : ''
  const [name, former] = [escaped(brand.name), escaped(built.name)]
  return html
    .replace(`<title>${former}</title>`, () => `<title>${name}</title>`)
    .replace(`aria-label="${former}"`, () => `aria-label="${name}"`)
    .replaceAll(`fill="${built.colour}"`, () => `fill="${escaped(brand.colour)}"`)
    .replace(mark, () => `data-brand="${escaped(JSON.stringify(brand))}" ${ofLanguage}${mark}`)
}
