import type { Brand } from 'atrium/contract/brand'
import type { OfferedLanguages } from 'atrium/contract/language'
import type { Plugin } from 'vite'

/** Holds the name, colour, logo and languages of a product, for the files of the build. */
export interface ProductBrand {
  readonly brand: Brand
  /** A description of the product in a few words. The page shows it after the name and a comma. */
  readonly description: string
  readonly languages: OfferedLanguages
}

const iconFile = 'favicon.svg'

/** The logo as `atrium/ui/logo` draws it, in the colour of the brand. */
function iconOf({ colour, logo }: Brand): string {
  const stop = (offset: number, other: string) =>
    `<stop offset="${offset}" stop-color="color-mix(in srgb, ${colour}, ${other})"/>`
  const stops = stop(0, '#fff 15%') + stop(1, '#000 8%')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><defs><linearGradient id="a" x1=".25" y1="0" x2=".75" y2="1">${stops}</linearGradient></defs><rect width="28" height="28" rx="8" fill="url(#a)"/><path d="${logo}" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`
}

const virtual = 'virtual:brand'

/** Fills `%brand.…%` in the page with the fields of the brand, gives it to the sources as `virtual:brand`, and draws the icon of the browser tab. */
export function brandFiles({ brand, description, languages }: ProductBrand): Plugin {
  const fields: Readonly<Record<string, string>> = { ...brand, description, languages: languages.join(' ') }
  return {
    name: 'brand-files',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) =>
      id === `\0${virtual}`
        ? { code: `export const brand = ${JSON.stringify(brand)}`, moduleSideEffects: false }
        : undefined,
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/%brand\.(\w+)%/g, (all, field: string) => fields[field] ?? all),
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${iconFile}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(iconOf(brand))
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: iconFile, source: iconOf(brand) })
    },
  }
}
