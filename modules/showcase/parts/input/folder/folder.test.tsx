import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fileKind } from './file-kind'
import { filePreview } from './file-preview'
import { folderTree, isHidden, readFolder } from './folder'
import { handleSource, inputSource, type FoundFile } from './folder-source'
import { useFolder } from './use-folder'

/** A real folder of the browser's own file system. */
let folder: FileSystemDirectoryHandle

async function write(path: string, content: string): Promise<void> {
  const names = path.split('/')
  let place = folder
  for (const name of names.slice(0, -1)) place = await place.getDirectoryHandle(name, { create: true })
  const writable = await (await place.getFileHandle(names.at(-1)!, { create: true })).createWritable()
  await writable.write(content)
  await writable.close()
}

beforeEach(async () => {
  const root = await navigator.storage.getDirectory()
  folder = await root.getDirectoryHandle('project', { create: true })
  await write('readme.md', 'Hello')
  await write('src/10.ts', '12')
  await write('src/9.ts', '1')
  await write('.git/config', 'x')
})

afterEach(async () => {
  vi.unstubAllGlobals()
  const root = await navigator.storage.getDirectory()
  await root.removeEntry('project', { recursive: true })
})

const found = (path: string, content = ''): FoundFile => ({
  path: path.split('/'),
  open: async () => new File([content], path),
})

test('a folder is read with all that is below it, and its tree has sums and an order', async () => {
  const { name, files } = await readFolder(handleSource(folder))
  expect(name).toBe('project')
  const tree = folderTree(
    name,
    files.filter((file) => !isHidden(file)),
  )
  expect(tree).toMatchObject({ name: 'project', count: 3, size: 8 })
  expect(tree.children.map((child) => child.name)).toEqual(['src', 'readme.md'])
  expect(tree.children[0]).toMatchObject({ count: 2, size: 3 })
  expect(tree.children[0]!.children.map((child) => child.name)).toEqual(['9.ts', '10.ts'])
})

test('a file and a folder that cannot be read do not stop the others', async () => {
  const reject = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  const { files } = await readFolder({
    name: 'a',
    files: () => [{ path: ['locked.txt'], open: reject }, found('open.txt', 'abc')],
  })
  expect(files).toMatchObject([
    { path: ['locked.txt'], file: undefined, size: 0 },
    { path: ['open.txt'], size: 3 },
  ])
})

test('reading ten thousand files reports progress and can be cancelled', async () => {
  const abort = new AbortController()
  const counts: number[] = []
  const reading = readFolder(
    { name: 'large', files: () => Array.from({ length: 10_000 }, (_, index) => found(`${index}.txt`)) },
    {
      signal: abort.signal,
      onProgress(count) {
        counts.push(count)
        if (count === 300) abort.abort()
      },
    },
  )
  await expect(reading).rejects.toThrow('abort')
  expect(counts).toEqual([100, 200, 300])
})

describe('a preview', () => {
  const bytes = (...values: number[]) => new File([Uint8Array.from(values)], 'a.txt', { type: 'text/plain' })

  test.each([
    ['UTF-8', new File(['中文'], 'a.txt')],
    ['GB18030', bytes(0xd6, 0xd0, 0xce, 0xc4)],
    ['UTF-16LE', bytes(0xff, 0xfe, 0x2d, 0x4e, 0x87, 0x65)],
    ['UTF-16BE', bytes(0xfe, 0xff, 0x4e, 0x2d, 0x65, 0x87)],
  ])('reads %s', async (encoding, file) => {
    expect(await filePreview(file)).toEqual({ kind: 'text', text: '中文', encoding, isCut: false })
  })

  test('is the beginning of a long text, also where a character is cut in two', async () => {
    expect(await filePreview(new File(['中文'], 'a.txt'), { text: 4 })).toMatchObject({ text: '中', isCut: true })
  })

  test('says why there is none', async () => {
    expect(await filePreview(undefined)).toEqual({ kind: 'unreadable' })
    expect(await filePreview(new File([], 'a.txt'))).toEqual({ kind: 'empty' })
    expect(await filePreview(bytes(1, 0, 2))).toEqual({ kind: 'binary' })
    const picture = new File(['12345'], 'a.png', { type: 'image/png' })
    expect(await filePreview(picture)).toEqual({ kind: 'picture' })
    expect(await filePreview(picture, { picture: 4 })).toEqual({ kind: 'large' })
  })
})

test('the kind of a file is that of its ending', () => {
  expect(['a.PNG', 'b.tar.gz', 'c.tsx', 'd', 'e.xyz'].map(fileKind)).toEqual([
    'picture',
    'archive',
    'code',
    'other',
    'other',
  ])
})

test('a directory input names the folder in the paths of its files', () => {
  const file = new File(['a'], 'b.txt')
  Object.defineProperty(file, 'webkitRelativePath', { value: 'holiday/beach/b.txt' })
  const source = inputSource([file])
  expect(source.name).toBe('holiday')
  expect([...(source.files() as FoundFile[])]).toMatchObject([{ path: ['beach', 'b.txt'] }])
  expect(inputSource([]).name).toBe('')
})

function Chooser() {
  const { current, choose, input } = useFolder()
  return (
    <>
      <input hidden {...input} />
      <button type="button" onClick={choose}>
        Choose
      </button>
      <output>{current.state === 'ready' ? current.folder.files.length : current.state}</output>
    </>
  )
}

const picker = (answer: () => Promise<unknown>) => vi.stubGlobal('showDirectoryPicker', answer)

test('the folder that the person chooses is read; closing the dialog leaves it, a denial is shown', async () => {
  const { getByRole } = await render(<Chooser />)
  const choose = () => userEvent.click(getByRole('button'))
  const shown = getByRole('status')
  picker(async () => folder)
  await choose()
  await expect.element(shown).toHaveTextContent('4')
  picker(() => Promise.reject(new DOMException('', 'AbortError')))
  await choose()
  await expect.element(shown).toHaveTextContent('4')
  picker(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  await choose()
  await expect.element(shown).toHaveTextContent('denied')
})

test('without the API a directory input takes the folder', async () => {
  vi.stubGlobal('showDirectoryPicker', undefined)
  const { container, getByRole } = await render(<Chooser />)
  const input = container.querySelector('input')!
  const opened = vi.spyOn(input, 'click').mockImplementation(() => undefined)
  await userEvent.click(getByRole('button'))
  await expect.poll(() => opened).toHaveBeenCalledOnce()
  // The browser takes a real folder of the device: that of this test.
  await userEvent.upload(input, 'modules/showcase/parts/input/folder')
  await expect.poll(() => Number(getByRole('status').element().textContent)).toBeGreaterThan(4)
})
