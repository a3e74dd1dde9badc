import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { platformFolder } from '../folders'
import type { ProductBrand } from './brand-files'

const folder = 'api-docs'
const own = ['index.html', 'start.js', 'page.js', 'page.css']
const viewer = ['swagger-ui-bundle.js', 'swagger-ui.css']

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
}

/**
 * Adds the page that shows the description of the API, with the viewer of its package. It is no part of the console: nothing else loads it, and it
 * loads nothing else.
 */
export function apiDocs({ brand, languages }: Pick<ProductBrand, 'brand' | 'languages'>): Plugin {
  const fields: Readonly<Record<string, string>> = { ...brand, languages: languages.join(' ') }
  const viewerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const contentOf = (name: string): string => {
    const text = readFileSync(
      resolve(own.includes(name) ? resolve(platformFolder, 'console', folder) : viewerFolder, name),
      'utf8',
    )
    return name === 'index.html' ? text.replace(/%brand\.(\w+)%/g, (all, field: string) => fields[field] ?? all) : text
  }
  return {
    name: 'api-docs',
    configureServer({ middlewares }) {
      for (const name of [...own, ...viewer])
        middlewares.use(`/${folder}/${name}`, (_request, response) => {
          response.setHeader('content-type', types[name.split('.').at(-1)!]!).end(contentOf(name))
        })
    },
    generateBundle() {
      for (const name of [...own, ...viewer])
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: contentOf(name) })
    },
  }
}
