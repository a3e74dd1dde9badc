// Prints the styles of antd as JSON: the CSS of each style path (`Button`, `Form-item-item` …), as antd would insert it at run time.
// A program of its own, since antd and React read NODE_ENV once, when they are loaded.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const antd = require('antd')
const { createElement, isValidElement } = require('react')
const { renderToString } = require('react-dom/server')
// The copy that antd itself uses.
const { createCache, extractStyle, StyleProvider } = createRequire(require.resolve('antd'))('@ant-design/cssinjs')

const cache = createCache()

/** Properties without which components do not render at all. The first set that works is enough, since styles do not depend on properties. */
const leastProps = [
  {},
  { items: [] },
  { children: createElement('div') },
  { menu: { items: [] }, children: createElement('div') },
]

/** Styles that a component asks for under certain properties alone. */
const { Modal, Pagination, Tag } = antd
const special = [
  createElement(Tag, { color: 'blue' }),
  createElement(Tag, { color: 'success' }),
  createElement(Modal._InternalPanelDoNotUseOrYouWillBeFired, { type: 'confirm' }),
  createElement(antd.ConfigProvider, { theme: { token: { wireframe: true } } }, createElement(Pagination)),
]

/** The components among the properties of a value and, as in `Input.Search` or `message`, among theirs. */
function componentsIn(value, found = new Set()) {
  const named = Object.entries(value).filter(([name]) => /^[A-Z]|^_Internal/.test(name))
  for (const [, part] of named.filter(([, one]) => isComponent(one) && !found.has(one))) {
    found.add(part)
    componentsIn(part, found)
  }
  return found
}

function isComponent(value) {
  return typeof value === 'function' || (value?.$$typeof !== undefined && !isValidElement(value))
}

function render(element) {
  try {
    // Without hashes, like the theme of the console. Its tokens do not matter: they are in variables.
    renderToString(
      createElement(
        StyleProvider,
        { cache },
        createElement(antd.ConfigProvider, { theme: { hashed: false } }, element),
      ),
    )
    return true
  } catch {
    // Shown only within another component, which has the same styles.
    return false
  }
}

const { message, notification, ...rest } = antd
for (const value of [rest, message, notification])
  componentsIn(value).forEach((part) => leastProps.some((props) => render(createElement(part, props))))
special.forEach(render)

const styles = {}
for (const [key, entry] of cache.cache) {
  const [kind, , path, prefix] = key.split('%')
  // Without a prefix: rendered outside of the component that gives it one.
  if (kind !== 'style' || prefix === '') continue
  const single = createCache()
  single.cache.set(key, entry)
  const css = extractStyle(single, { plain: true, types: 'style' })
  // A mark for server rendering follows.
  styles[path] = (styles[path] ?? '') + css.slice(0, css.indexOf('.data-ant-cssinjs-cache-path'))
}
process.stdout.write(JSON.stringify(styles))
