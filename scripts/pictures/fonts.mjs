import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
/** Where a page finds the fonts, below the address of the server. */
const base = '/fonts-of-pictures/'

/**
 * The families of the packages, and the names that they get: Inter is the first one in the stack of the product. Where two have a character, the
 * later one draws it, so Noto draws what Inter lacks.
 */
const fonts = [
  { name: 'noto', css: require.resolve('@fontsource-variable/noto-sans-sc/index.css'), family: 'Inter' },
  { name: 'inter', css: require.resolve('@fontsource-variable/inter/index.css'), family: 'Inter' },
  { name: 'code', css: require.resolve('@fontsource-variable/jetbrains-mono/index.css'), family: 'Code of pictures' },
]

/** Returns the file of a font by its path below the address of the fonts, such as `inter/files/inter-latin-wght-normal.woff2`. */
export function fontFile(path) {
  const [name, ...rest] = path.split('/')
  return join(dirname(fonts.find((font) => font.name === name).css), ...rest)
}

/** Returns the CSS: text in Inter, Chinese in Noto Sans SC, code in JetBrains Mono, each with the same letters on every machine. */
export function fontCss() {
  const faces = fonts.flatMap(({ name, css, family }) =>
    readFileSync(css, 'utf8')
      .match(/@font-face \{[^}]*\}/g)
      .map((face) =>
        face
          .replace(/font-family: '[^']*'/, `font-family: '${family}'`)
          .replace('font-display: swap', 'font-display: block')
          .replace('url(./files/', `url(${base}${name}/files/`)
          // With figures of equal width, as the product has them, Inter's hyphen is as wide as a digit: it is left to Noto.
          .replace('U+0000-00FF', name === 'inter' ? 'U+0000-002C,U+002E-00FF' : 'U+0000-00FF'),
      ),
  )
  return `${faces.join('\n')}\n:root:root { --mono: 'Code of pictures', 'Inter', monospace }`
}

/**
 * Gives all pages of a context the fonts. No response of the API reaches a page before all of them are loaded in it, so that
 * nothing is ever measured with another font: neither the columns of a table nor the labels of a chart.
 */
export async function useFonts(context, origin) {
  const css = fontCss()
  await context.route(`${origin}${base}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(base.length)
    if (path === 'fonts.css') return route.fulfill({ contentType: 'text/css', body: css })
    return route.fulfill({ path: fontFile(path), contentType: 'font/woff2' })
  })
  await context.route(
    (url) => url.origin === origin,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      const link = `<link rel="stylesheet" href="${base}fonts.css">`
      return route.fulfill({ response, body: html.replace('</head>', `${link}</head>`) })
    },
  )
  await context.route(`${origin}/api/**`, async (route) => {
    await loadFonts(route.request().frame())
    return route.fallback()
  })
}

/** Loads all fonts in a page. Throws where one does not load. */
function loadFonts(frame) {
  return frame.evaluate(async () => {
    // A style sheet may still be on its way.
    while (document.fonts.size === 0) await new Promise((done) => requestAnimationFrame(done))
    await Promise.all([...document.fonts].map((face) => face.load()))
  })
}
