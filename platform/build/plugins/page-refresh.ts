import type { Plugin } from 'vite'

const page = /\/console\/(?:src\/)?pages\/.+\/page\.tsx$/
const derived = /^export default \w+(?:<[^(]*>)?\(/m

/**
 * Shows a change of a page such as `export default crudPage(api.posts, post)` without loading the application again. The refresh of React
 * takes a file for one that can be exchanged where it has a component of its own, which such a page has not.
 */
export const pageRefresh = (): Plugin => ({
  name: 'page-refresh',
  apply: 'serve',
  enforce: 'pre',
  transform(code, id) {
    if (!page.test(id) || !derived.test(code)) return undefined
    // Behind the source, whose lines stay.
    return { code: `${code}\nfunction PageRefresh() { return null }\n`, map: null }
  },
})
