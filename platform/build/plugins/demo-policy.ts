// By its path: what the configuration of Vite imports by package name would not be compiled.
import { pictureSources } from '../../contract/src/untrusted/picture-sources'
import type { Plugin } from 'vite'

/** Writes into the page of the demo, which a static host serves without headers of ours, that pictures of other sites are not loaded. */
export function demoPolicy(): Plugin {
  const content = `img-src ${pictureSources.join(' ')}`
  return {
    name: 'demo-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' },
    ],
  }
}
