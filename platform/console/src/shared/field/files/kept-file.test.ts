import { afterEach, expect, test, vi } from 'vitest'
import { closeConsoles } from '#test/console-app'
import { chooseFiles } from '#test/page-objects'
import { lastPaper, openPaper, paperForm, zone } from '#test/sample/paper-page'
import { saveKeptFile } from './kept-file'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

const large = 21 * 1024 * 1024

test.each([
  ['a small file is read first', 10, true, /^blob:/],
  ['the browser itself asks for a large one', large, true, /\/api\/field-file\/content\?ticket=.+$/],
  ['without a server that it reaches a large one is read first', large, false, /^blob:/],
])('%s', async (_, size, streams, address) => {
  const links: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(`${this.download} ${this.href}`)
  })
  await openPaper({ streams })
  await chooseFiles(zone('附件'), new File(['first line'], 'notes.txt', { type: 'text/plain' }))
  await expect.element(paperForm.form.getByText('「notes.txt」已上传')).toBeInTheDocument()
  await paperForm.saveAndClose()
  await saveKeptFile({ ...(await lastPaper()).extras[0]!, size })
  expect(links).toHaveLength(1)
  const [name = '', href = ''] = links[0]!.split(' ')
  expect(name).toBe('notes.txt')
  expect(href).toMatch(address)
})
