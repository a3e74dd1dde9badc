import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MemoryRouter } from 'react-router'
import { cleanup, render } from 'vitest-browser-react'
import { useSession, type MenuItem } from 'atrium/console/data'
import { useLanguage } from 'atrium/console/text'
import { StatusTag } from 'atrium/ui'
import 'atrium/ui/tokens.css'
import { signedOut } from '#shared/session/user/session'
import { contrast, rgbToHex } from '#shared/theme/colour'
import { exampleFiles, type ExampleModule } from './example-files'
import { namedPart, type NamedPart, type Property } from './properties/part'
import { ShowcasePage } from './showcase-page'
import type { ExampleSources } from './source/example-sources'

const greetingSource = `import { Button } from 'antd'

// Greets a colleague.
export default function Greeting({ name = 'Lin', times = 2 }: { name?: string; times?: number }) {
  const words = \`Hello \${name}\`
  return <Button type="primary" onClick={() => alert(words.repeat(times))}>{words}</Button>
}
`

const examples = [
  { file: 'greeting', title: 'Greeting', note: 'Says hello.' },
  { file: 'weather', title: 'Weather', note: 'Says what comes.' },
]

const folder = 'modules/words/console/pages/words'
const greetingFiles = [
  `${folder}/examples/greeting.tsx`,
  `${folder}/page.module.css`,
  'modules/words/console/hello.webm',
]
const sources: ExampleSources = {
  files: {
    [greetingFiles[0]!]: { name: 'examples/greeting.tsx', text: greetingSource },
    [greetingFiles[1]!]: { name: 'page.module.css', text: '.wide {\n  width: 100%;\n}\n' },
    [greetingFiles[2]!]: { name: 'hello.webm' },
    [`${folder}/examples/weather.tsx`]: { name: 'examples/weather.tsx', text: 'export default null\n' },
    [`${folder}/weather.md`]: { name: 'weather.md', text: '# Weather\n\nAsk `sky()`:\n\n```ts\nconst sky = 1\n```\n' },
  },
  examples: {
    greeting: { files: greetingFiles, uses: ['atrium/console/text', 'antd'] },
    weather: { files: [`${folder}/examples/weather.tsx`, `${folder}/weather.md`], uses: [] },
  },
}

type Modules = Record<string, () => Promise<ExampleModule>>
const moduleOf = (Part: React.ComponentType) => () => Promise.resolve({ default: Part })
const modules: Modules = {
  './examples/greeting.tsx': moduleOf(() => <p>Hello Lin</p>),
  './examples/weather.tsx': moduleOf(() => <p>Sun and wind</p>),
}

function show(
  changed: Modules = {},
  path = '/',
  load = () => Promise.resolve({ default: sources }),
  loadPart?: () => Promise<{ part: NamedPart }>,
) {
  const files = exampleFiles({ ...modules, ...changed }, load, loadPart)
  return render(
    <MemoryRouter initialEntries={[path]}>
      <ShowcasePage title="Words" intro="What is said." chips={['ui/words']} files={files} examples={examples} />
    </MemoryRouter>,
  )
}

/** `#rrggbb` of what the browser computed. */
const hexOf = (colour: string) => rgbToHex(...(colour.match(/\d+/g) as [string, string, string]))

const card = (name: string) => page.getByRole('region', { name, exact: true })
const codeButton = page.getByRole('button', { name: '代码：Greeting', exact: true })
const code = page.getByRole('region', { name: '代码：Greeting' })

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.theme
  useSession.setState(signedOut)
})

const hasParser = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('lezer'))

test('an example is live from the beginning; its source, that of its file, comes with the press of a button', async () => {
  await show()
  await expect.element(card('Greeting').getByText('Hello Lin')).toBeVisible()
  await expect.element(card('Weather').getByText('Sun and wind')).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()
  expect(hasParser()).toBe(false)
  await expect.element(codeButton).toHaveAttribute('aria-expanded', 'false')
  codeButton.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toBeVisible()
  await expect.poll(() => code.element().textContent).toBe(greetingSource.trimEnd())
  await expect.element(codeButton).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}')
  await expect.element(code).toHaveFocus()
  await userEvent.click(codeButton)
  await expect.element(code).not.toBeInTheDocument()
})

test.each(['light', 'dark'])(
  'every word of the source can be read, and keywords, texts and names differ: %s',
  async (theme) => {
    document.documentElement.dataset.theme = theme
    await show()
    await userEvent.click(codeButton)
    await expect.element(code).toBeVisible()
    const behind = hexOf(getComputedStyle(code.element().closest('section > div')!).backgroundColor)
    const words = [...code.element().querySelectorAll('span')]
    const colourOf = (word: string) =>
      hexOf(getComputedStyle(words.find(({ textContent }) => textContent === word)!).color)
    const colours = new Set(words.map((word) => hexOf(getComputedStyle(word).color)))
    for (const colour of [...colours, hexOf(getComputedStyle(code.element()).color)])
      expect(contrast(colour, behind), `${colour} on ${behind}`).toBeGreaterThanOrEqual(4.5)
    expect(new Set(['import', "'antd'", 'Greeting', '2', '// Greets a colleague.'].map(colourOf)).size).toBe(5)
  },
)

test.each([
  ['Greeting', 'page.module.css', ['wide', 'width', '100%']],
  ['Weather', 'weather.md', ['Weather', 'sky()', 'const']],
])('%s: the words of %s have colours, in parts that are its text', async (title, file, words) => {
  await show()
  await userEvent.click(page.getByRole('button', { name: `代码：${title}`, exact: true }))
  await userEvent.click(page.getByRole('tab', { name: file }))
  const shown = page.getByRole('region', { name: `代码：${title}` })
  const coloured = () => [...shown.element().querySelectorAll('span')].map(({ textContent }) => textContent?.trim())
  await expect.poll(coloured).toEqual(expect.arrayContaining(words))
  const { files } = sources
  expect(`${shown.element().textContent}\n`).toBe(Object.values(files).find(({ name }) => name === file)!.text)
})

/** Returns the text that a click copies, without changing the clipboard. */
async function copiedBy(press: () => Promise<void>): Promise<string> {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
  await press()
  await expect.poll(() => write.mock.calls).toHaveLength(1)
  return (await write.mock.calls[0]![0][0]!.getType('text/plain')).text()
}

test('all files of an example are copied without being opened, each under its name', async () => {
  await show()
  const text = await copiedBy(() => userEvent.click(page.getByRole('button', { name: '复制代码：Greeting' })))
  expect(text).toBe(`// examples/greeting.tsx
${greetingSource}
/* page.module.css */
.wide {
  width: 100%;
}

// hello.webm: a copy of modules/words/console/hello.webm
`)
})

test('the files that an example imports are in tabs beside it, each with its place in the repository', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show()
  await userEvent.click(codeButton)
  const tabs = page.getByRole('tablist', { name: '文件：Greeting' })
  await expect
    .element(tabs.getByRole('tab', { name: 'examples/greeting.tsx' }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.element(card('Greeting').getByText(greetingFiles[0]!)).toBeVisible()
  await userEvent.click(tabs.getByRole('tab', { name: 'page.module.css' }))
  await expect.poll(() => code.element().textContent).toBe('.wide {\n  width: 100%;\n}')
  await expect.element(card('Greeting').getByText(greetingFiles[1]!)).toBeVisible()
  await userEvent.click(card('Greeting').getByRole('button', { name: '复制文件 page.module.css' }))
  await expect.poll(() => write.mock.calls).toEqual([['.wide {\n  width: 100%;\n}\n']])
  await userEvent.click(card('Greeting').getByRole('button', { name: '复制：放进我的模块' }))
  await expect
    .poll(() => write.mock.lastCall)
    .toEqual(['npm run new page my-module/greeting -- --example words/greeting'])
  await expect.element(card('Greeting').getByText('atrium/console/text')).toBeVisible()
  await expect.element(card('Greeting').getByText('hello.webm')).toBeVisible()
  await expect.element(tabs.getByRole('tab', { name: 'hello.webm' })).not.toBeInTheDocument()
})

test('sources that do not come are asked for again', async () => {
  let tries = 0
  const load = () =>
    ++tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ default: sources })
  await show({}, '/', load)
  codeButton.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await userEvent.click(card('Greeting').getByRole('button', { name: '重试' }))
  await expect.element(code).toBeVisible()
})

test('an example that fails says so on its stage, and can be tried again; the others stay', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const Weather = () => {
    if (isBroken) throw new Error('no forecast')
    return <p>Sun and wind</p>
  }
  await show({ './examples/weather.tsx': moduleOf(Weather) })
  await expect.element(card('Weather').getByRole('alert')).toHaveTextContent('这个示例出错了')
  await expect.element(card('Greeting').getByText('Hello Lin')).toBeVisible()
  isBroken = false
  await userEvent.click(card('Weather').getByRole('button', { name: '重试' }))
  await expect.element(card('Weather').getByText('Sun and wind')).toBeVisible()
})

test('an example whose code does not come says so on its stage, and can be loaded again', async () => {
  let tries = 0
  const load = () =>
    ++tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : modules['./examples/weather.tsx']!()
  await show({ './examples/weather.tsx': load })
  await expect.element(card('Greeting').getByText('Hello Lin')).toBeVisible()
  await userEvent.click(card('Weather').getByRole('button', { name: '重试' }))
  await expect.element(card('Weather').getByText('Sun and wind')).toBeVisible()
})

test('an example opens alone, by an address of its own, and leads back to all', async () => {
  await show()
  await userEvent.click(page.getByRole('link', { name: '单独打开：Weather' }))
  await expect.element(card('Weather')).toBeVisible()
  await expect.element(card('Greeting')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('link', { name: '全部示例' }))
  await expect.element(card('Greeting')).toBeVisible()
})

test('an address with an example that is not there shows all of them', async () => {
  await show({}, '/?example=music')
  await expect.element(card('Greeting')).toBeVisible()
  await expect.element(card('Weather')).toBeVisible()
})

test('the list of examples leads to each of them, where there is room for it', async () => {
  await page.viewport(1440, 400)
  await show()
  const outline = page.getByRole('navigation', { name: '本页' })
  await expect.element(outline.getByRole('button', { name: 'Greeting' })).toHaveAttribute('aria-current', 'location')
  await userEvent.click(outline.getByRole('button', { name: 'Weather' }))
  await expect.element(card('Weather')).toHaveFocus()
  await expect.element(outline.getByRole('button', { name: 'Weather' })).toHaveAttribute('aria-current', 'location')
  scrollTo(0, 0)
  await expect.element(outline.getByRole('button', { name: 'Greeting' })).toHaveAttribute('aria-current', 'location')
  await page.viewport(390, 800)
  await expect.element(outline).not.toBeInTheDocument()
})

test('the address of an example is copied, and brings it into view where it is opened', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await page.viewport(1280, 400)
  await show({}, '/words')
  await userEvent.click(page.getByRole('button', { name: '示例链接：Weather' }))
  await expect.poll(() => write.mock.calls).toEqual([[`${location.origin}/words#weather`]])
  await cleanup()
  // What loads above it moves it.
  const Greeting = () => <div style={{ height: 900 }}>Hello Lin</div>
  await show({ './examples/greeting.tsx': moduleOf(Greeting) }, '/words#weather')
  await expect.element(card('Weather')).toHaveFocus()
  await expect.element(card('Greeting').getByText('Hello Lin')).toBeInTheDocument()
  await expect.element(card('Weather')).toBeInViewport()
  await page.viewport(1280, 800)
})

test('the pages before and after it are those of the menu, without links and pages of other sites', async () => {
  const plain = { icon: '', isLink: false, children: [] }
  const item = (path: string, title: string, more: Partial<MenuItem> = {}) => ({
    ...plain,
    path,
    to: path,
    title,
    ...more,
  })
  const route = { page: '', title: '', icon: '', breadcrumb: [], activeMenu: '', frameSrc: '', isCache: false }
  const menu = [
    item('/talk', 'Talk', { children: [item('/talk/sounds', 'Sounds')] }),
    item('/site', 'Site'),
    item('/words', 'Words'),
    item('https://example.com/', 'Elsewhere', { isLink: true }),
    item('/texts', 'Texts', { to: '/texts?id=1' }),
  ]
  const paths = ['/talk', '/talk/sounds', '/words', '/texts']
  const routes = new Map([
    ...paths.map((path) => [path, route] as const),
    ['/site', { ...route, frameSrc: 'https://example.com/' }],
  ])
  useSession.setState({ menu, routes })
  await show({}, '/words')
  const neighbours = page.getByRole('navigation', { name: '上一页与下一页' })
  await expect.element(neighbours.getByRole('link', { name: '上一页 Sounds' })).toHaveAttribute('href', '/talk/sounds')
  await expect.element(neighbours.getByRole('link', { name: '下一页 Texts' })).toHaveAttribute('href', '/texts?id=1')
})

const tagProperties: readonly Property[] = [
  {
    name: 'tone',
    type: "'success' | 'danger'",
    isRequired: false,
    initial: "'neutral'",
    meaning: 'The tint of `children`.',
    kind: 'choice',
    choices: ['success', 'danger'],
  },
  { name: 'dot', type: 'boolean', isRequired: false, initial: 'false', meaning: 'A pill.', kind: 'boolean' },
  { name: 'children', type: 'ReactNode', isRequired: true, meaning: 'Its words.' },
]
const tagPart = namedPart('StatusTag', StatusTag, {
  from: 'atrium/ui',
  properties: () => Promise.resolve({ default: { StatusTag: tagProperties } }),
  chinese: { tone: '色调。', dot: '带圆点。', children: '文字。' },
  useStart: () => ({ children: useLanguage() === 'en' ? 'Paid' : '已付', tone: 'success' as const }),
})

test('a property that is changed changes the part and its code, until it is reset', async () => {
  await show({}, '/', undefined, () => Promise.resolve({ part: tagPart }))
  const properties = card('属性')
  const source = properties.getByRole('region', { name: '代码：StatusTag' })
  const start = `import { StatusTag } from 'atrium/ui'\n\n<StatusTag tone="success">…</StatusTag>`
  await expect.poll(() => source.query()?.textContent).toBe(start)
  await userEvent.click(properties.getByRole('switch', { name: 'dot' }))
  await expect.poll(() => source.element().textContent).toContain('<StatusTag tone="success" dot>')
  await expect.poll(() => properties.getByText('已付').element().querySelector('i')).not.toBeNull()
  await userEvent.click(properties.getByRole('button', { name: '还原' }))
  await expect.poll(() => source.element().textContent).toBe(start)
  const row = properties.getByRole('row', { name: 'tone' })
  await expect.element(row.getByRole('cell', { name: "'neutral'" })).toBeVisible()
  await expect.element(row.getByRole('cell', { name: '色调。' })).toBeVisible()
})

interface NoteFieldProps {
  label?: string
  value: string
  onChange: (value: string) => void
}

function NoteField({ label = 'Note', value, onChange }: NoteFieldProps) {
  return <textarea aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} />
}

const notePart = namedPart('NoteField', NoteField, {
  from: '#modules/words/note-field',
  properties: () =>
    Promise.resolve({
      default: {
        NoteField: [
          { name: 'label', type: 'string', isRequired: false, initial: "'Note'", meaning: 'Names it.', kind: 'text' },
          { name: 'value', type: 'string', isRequired: true, meaning: 'The text.', kind: 'text' },
          { name: 'onChange', type: '(value: string) => void', isRequired: true, meaning: 'Gets the text.' },
        ],
      },
    }),
  chinese: { label: '名称。', value: '文字。', onChange: '得到文字。' },
  start: { value: 'One\nTwo', onChange: () => undefined },
})

test('a text of several lines that is typed in the part changes the code, keeps the focus, and outlasts other changes', async () => {
  await show({}, '/', undefined, () => Promise.resolve({ part: notePart }))
  const properties = card('属性')
  const source = properties.getByRole('region', { name: '代码：NoteField' })
  const code = (attributes: string) =>
    `import { NoteField } from '#modules/words/note-field'\n\n<NoteField\n${attributes}\n/>`
  await expect.poll(() => source.query()?.textContent).toBe(code('  value={`One\nTwo`}\n  onChange={onChange}'))
  const field = properties.getByRole('textbox', { name: 'Note' })
  await userEvent.click(field)
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}`${{a')
  await expect.element(field).toHaveFocus()
  const typed = '  value={`One\nTwo\n\\`\\${a`}\n  onChange={onChange}'
  await expect.poll(() => source.element().textContent).toBe(code(typed))
  await userEvent.fill(properties.getByRole('textbox', { name: 'label' }), 'Remark')
  await expect.element(properties.getByRole('textbox', { name: 'Remark' })).toHaveValue('One\nTwo\n`${a')
  await userEvent.fill(properties.getByRole('textbox', { name: 'value' }), 'Three\nFour')
  await expect.element(properties.getByRole('textbox', { name: 'Remark' })).toHaveValue('Three\nFour')
  await expect.poll(() => source.element().textContent).toContain('value={`Three\nFour`}')
})
