import { testPages } from '#test/every-page'

const ids = Object.keys(import.meta.glob('./**/page.tsx')).map((file) => file.slice('./'.length, -'/page.tsx'.length))

/** Pages without an address of their own: the test beside each opens it. */
const unaddressed = new Set(['login', 'empty-directory', 'iframe'])

testPages(ids.filter((id) => !unaddressed.has(id)))
