import { modules } from 'atrium/entries/modules'
import { expect, test } from 'vitest'

const platform = Object.keys(import.meta.glob('../../pages/**/page.tsx')).map((file) =>
  file.slice('../../pages/'.length, -'/page.tsx'.length),
)
const built = new Set([...platform, ...Object.values(modules).flatMap(({ pages }) => Object.keys(pages.load))])

const below = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}`)

/** The views that the specification names and that are no samples, by the folders of their pages. */
const specified = {
  fixed: ['home', 'login', ...below('profile', 'index')],
  alone: ['form-designer', 'iframe'],
  system: below('system', 'auth-user dept dict dict-data menu post role user'),
}

test.each(Object.entries(specified))('%s: each view of the specification has its page', (_, ids) => {
  expect(ids.filter((id) => !built.has(id))).toEqual([])
})
