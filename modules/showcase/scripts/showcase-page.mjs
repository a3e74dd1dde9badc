import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { PlainError, root } from '../../../platform/commands/lib/run.mjs'

const word = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*'
const pageId = new RegExp(`^${word}(?:/${word})*$`)

/** The folder of a showcase page, from the root of the repository. */
const folderOf = (id) => `modules/showcase/console/pages/${id}`

/** Returns the changes of `npm run new showcase able/clipboard`. Throws a sentence where the page cannot be made. */
export async function showcaseChanges(id, folder = root) {
  const titles = await titlesInMenu(folder)
  const isBuilt = existsSync(join(folder, folderOf(id)))
  const reason = showcaseError(id, { isBuilt, planned: Object.keys(titles) })
  if (reason) throw new PlainError(reason)
  return { created: showcaseFiles(id, titles[id]), changed: {} }
}

/** Returns the titles of pages in the menu of the showcase, in Chinese and English, by the ids of the pages. */
async function titlesInMenu(folder) {
  const options = { root: folder, configFile: false, logLevel: 'silent', resolve: { tsconfigPaths: true } }
  const { module } = await runnerImport(join(folder, 'modules/showcase/menu.ts'), options)
  return Object.fromEntries(titlesOf(module.menu, ''))
}

function titlesOf(menu, above) {
  return menu.flatMap(({ path, pageId = path, name, frameSrc, href, children }) => {
    if (children) return titlesOf(children, `${above}${pageId}/`)
    return frameSrc || href ? [] : [[`${above}${pageId}`, name]]
  })
}

/**
 * Why no page is made for an id, in one sentence that says what to do instead; undefined where it can be made. `planned` are the ids
 * that the menu names, `isBuilt` whether there is a folder for this one already.
 */
export function showcaseError(id, { isBuilt, planned }) {
  if (!pageId.test(id))
    return `"${id}" cannot be the id of a page: write lower-case words joined by hyphens, after the folders they are in, such as able/clipboard.`
  if (isBuilt)
    return `The page ${id} is there already: add an example to ${folderOf(id)}/examples, or choose another id.`
  if (!planned.includes(id))
    return `No entry of the menu opens ${id}: add one to modules/showcase/menu.ts first, or take the id of an entry there.`
  return undefined
}

/** The files of a new showcase page, which the menu calls `title`: one example, its texts in both languages, and a test that passes. */
export function showcaseFiles(id, title) {
  const folder = folderOf(id)
  return {
    [`${folder}/text.ts`]: textOf(id, title),
    [`${folder}/page.tsx`]: pageOf(pascal(id.split('/').at(-1))),
    [`${folder}/examples/first-steps.tsx`]: example,
    [`${folder}/page.test.tsx`]: testOf(id),
  }
}

const textOf = (id, { zh, en }) => `import { defineText } from 'atrium/console/text'

export const texts = defineText('${id}', {
  title: { zh: '${zh}', en: '${en}' },
  intro: { zh: '用一句话说明它的用途。', en: 'One sentence: what it is for.' },
  firstSteps: { zh: '入门', en: 'First steps' },
  firstStepsNote: { zh: '用一句话说明看点。', en: 'One sentence: what there is to see.' },
  greet: { zh: '打招呼', en: 'Say hello' },
  greeting: { zh: '你好', en: 'Hello' },
})
`

const pageOf = (component) => `import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function ${component}Page() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['antd Button']}
      files={files}
      examples={[{ file: 'first-steps', title: t('firstSteps'), note: t('firstStepsNote') }]}
    />
  )
}
`

const example = `import { Button } from 'antd'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { texts } from '../text'

export default function FirstSteps() {
  const t = useText(texts)
  return (
    <Button type="primary" onClick={() => notify.success(t('greeting'))}>
      {t('greet')}
    </Button>
  )
}
`

const testOf = (id) => `import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

afterEach(closeConsoles)

const example = (name: string) => page.getByRole('region', { name, exact: true })

test('the first example says hello', async () => {
  await openPage('${id}')
  await userEvent.click(example('入门').getByRole('button', { name: '打招呼' }))
  await expect.element(page.getByRole('region', { name: '消息' }).getByText('你好')).toBeVisible()
})
`

function pascal(name) {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
}
