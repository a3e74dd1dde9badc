import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { commands, page, userEvent } from 'vitest/browser'
import { MarkdownEditor } from './markdown-editor'
import { MarkdownReader } from './markdown-reader'
import { MarkdownView } from './markdown-view'

const text = page.getByRole('textbox', { name: 'Notes' })
const preview = page.getByRole('region', { name: '预览：Notes' })
const blocks = () => [...preview.element().querySelectorAll<HTMLElement>('[data-line]')]

function Editor({ start }: { start: string }) {
  const [value, setValue] = useState(start)
  return <MarkdownEditor label="Notes" value={value} onChange={setValue} />
}

const view = async (start: string) => {
  const screen = await render(<MarkdownView text={start} />)
  const root = () => screen.container.firstElementChild!
  const settle = () => expect.poll(() => root().getAttribute('aria-busy')).toBeNull()
  await settle()
  const change = async (next: string) => {
    await screen.rerender(<MarkdownView text={next} />)
    await settle()
    return [...root().children] as HTMLElement[]
  }
  return { root, change, blocks: () => [...root().children] as HTMLElement[] }
}

test('thousands of equal headings show, each with an id of its own', async () => {
  const { root } = await view('# a\n\n'.repeat(3000))
  const ids = [...root().querySelectorAll('h1')].map(({ id }) => id.replace(/^.*-(?=a)/, ''))
  expect(ids).toHaveLength(3000)
  expect(ids.slice(0, 3)).toEqual(['a', 'a-1', 'a-2'])
  expect(new Set(ids).size).toBe(3000)
})

test('of a text that changes, only the blocks that changed are made', async () => {
  const { blocks: shown, change } = await view(
    '# One\n\nfirst\n\n- [ ] task\n\n<details><summary>s</summary>x</details>\n\nlast\n',
  )
  const [one, first, tasks, details, last] = shown()
  ;(details!.firstElementChild as HTMLDetailsElement).open = true
  const now = await change(
    '# One\n\nnew\n\nfirst **bold**\n\n- [ ] task\n\n<details><summary>s</summary>x</details>\n\nlast\n',
  )
  expect(now.map((block) => block.textContent.trim())).toEqual(['One', 'new', 'first bold', 'task', 'sx', 'last'])
  for (const [at, block] of [one, tasks, details, last].entries()) expect(now[at && at + 2]).toBe(block)
  expect((now[4]!.firstElementChild as HTMLDetailsElement).open).toBe(true)
  expect(now.map(({ dataset }) => dataset['line'])).toEqual(['0', '2', '4', '6', '8', '10'])
  expect(now).not.toContain(first)
})

test('blocks that refer to a definition elsewhere follow it, and headings are numbered in their order', async () => {
  const { change } = await view('# a\n\n[guide]\n\n# a\n\n[guide]: https://example.com/1\n')
  const now = await change('# a\n\n# a\n\n[guide]\n\n# a\n\n[guide]: https://example.com/2\n')
  expect(now.map((block) => block.querySelector('[id]')?.id.replace(/^.*-(?=a)/, ''))).toEqual([
    'a',
    'a-1',
    undefined,
    'a-2',
  ])
  expect(now[2]!.querySelector('a')!.href).toBe('https://example.com/2')
  expect((await change('[guide]\n'))[0]!.querySelector('a')).toBeNull()
})

test('a picture of a website is a link to it and is not loaded, one that is part of the text shows', async () => {
  await commands.foreignRequests()
  const { root } = await view(
    '![plan](https://elsewhere.example/a.png) ![][b] <img src="//elsewhere.example/c.png" alt="c"> ![dot](data:image/png;base64,AAAA)\n\n[b]: http://elsewhere.example/b.png\n',
  )
  expect([...root().querySelectorAll('a')].map(({ href, textContent }) => [href, textContent])).toEqual([
    ['https://elsewhere.example/a.png', 'plan'],
    ['http://elsewhere.example/b.png', 'http://elsewhere.example/b.png'],
  ])
  expect([...root().querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['dot'])
  expect(await commands.foreignRequests()).toEqual([])
})

test('HTML that is spread over blocks, or changed bit by bit, never runs', async () => {
  const hacked = '<img src=x onerror="window.hacked=1"><svg/onload=window.hacked=1>'
  const { root, change } = await view(
    `<div>\n\n${hacked}\n\n</div>\n\n<form>\n\n<input><button>Send</button>\n\n</form>`,
  )
  for (const text of [
    `<script>\n\n${hacked}\n\n</script>`,
    `<math><mtext><table><style>\n\n<!--</style>${hacked}-->`,
  ]) {
    await change(text)
    await change(`${text}\n\n[x](javascript:window.hacked=1)\n\n<a href="java&#115;cript:1" onclick=1 id=root>y</a>`)
    expect(root().innerHTML).not.toMatch(
      /onerror|onload|onclick|script|<(?:form|button|svg|math|style|iframe)|id="root"/,
    )
  }
  expect(window).not.toHaveProperty('hacked')
})

test('quotes inside of each other by the thousand show as they are', async () => {
  const { root } = await view('>'.repeat(20_000))
  expect(root().textContent).toHaveLength(20_000)
})

test('the preview follows when typing pauses, and keeps the blocks that stay', async () => {
  await render(<Editor start={'# One\n\nword\n\nlast\n'} />)
  await expect.element(preview.getByText('last')).toBeVisible()
  const [one, , last] = blocks()
  const changes: number[] = []
  const observer = new MutationObserver((all) => changes.push(all.length))
  await userEvent.click(text.getByText('word'))
  observer.observe(preview.element(), { childList: true, subtree: true })
  await userEvent.keyboard('{End}abcdefgh')
  await expect.element(preview.getByText('wordabcdefgh')).toBeVisible()
  observer.disconnect()
  // Not once for each of the eight keys.
  expect(changes.length).toBeLessThan(4)
  expect(blocks()[0]).toBe(one)
  expect(blocks()[2]).toBe(last)
})

test('the preview of a long text shows when it is asked for', async () => {
  const many = `ten words ${'and more words '.repeat(20)}\n\n`.repeat(700)
  await render(<Editor start={many} />)
  await expect.element(preview.getByText('文字超过 200,000 个字符')).toBeVisible()
  expect(blocks()).toEqual([])
  await userEvent.click(preview.getByRole('button', { name: '显示预览' }))
  await expect.poll(() => blocks().length).toBe(700)
  const update = preview.getByRole('button', { name: '更新预览' })
  await expect.element(update).toBeDisabled()
  const [first] = blocks()
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}{End}{/Control}the end')
  await userEvent.click(update)
  await expect.element(preview.getByText('the end', { exact: true })).toBeVisible()
  expect(blocks()[0]).toBe(first)
})

test('a picture in a text does not make it a long one', async () => {
  await render(<Editor start={`![dot]\n\nword\n\n[dot]: data:image/png;base64,${'QUJD'.repeat(100_000)}\n`} />)
  await expect.element(preview.getByText('word')).toBeVisible()
})

test('of an outline of thousands of headings, those in view are in the document', async () => {
  const long = Array.from({ length: 3000 }, (_, at) => `## Part ${at}\n\nwords\n`).join('\n')
  await render(<MarkdownReader label="Book" text={long} />)
  const outline = page.getByRole('navigation', { name: '目录：Book' })
  const last = outline.getByRole('button', { name: 'Part 2999' })
  const count = () => outline.getByRole('listitem').first().element().getAttribute('aria-setsize')
  await expect.poll(count, { timeout: 30_000 }).toBe('3000')
  expect(outline.getByRole('button').elements().length).toBeLessThan(100)
  outline.element().scrollTop = outline.element().scrollHeight
  await userEvent.click(last)
  await expect.element(page.getByRole('heading', { name: 'Part 2999' })).toHaveFocus()
  await expect.element(last).toHaveAttribute('aria-current', 'location')
})
