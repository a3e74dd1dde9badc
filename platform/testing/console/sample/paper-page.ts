import { createContract } from 'atrium/contract/module/contract'
import { product } from 'atrium/entries/product'
import { paper, paperModule, papers, paperServer } from '#server-test/kind/every-kind/paper'
import { userEvent, type Locator } from 'vitest/browser'
import { crudPage } from '#shared/crud/kind/crud-page'
import { request } from '#shared/api/request'
import { openConsole, type RunningConsole, type Start } from '../console-app'
import { button, formOf } from '../page-objects'
import { ownPage } from './sample-console'

const modules = [...product.contract.modules, paperModule]
const withPapers = {
  ...product,
  contract: createContract(Object.fromEntries(modules.map((one) => [one.module.name, one]))),
  servers: { ...product.servers, archive: { resources: {}, migrations: {}, ...paperServer } },
}
const Page = crudPage(papers, paper)

/** The form of records with fields of files. */
export const paperForm = formOf('档案')

/** Finds the input that takes the files of a field, by its label. */
export const zone = (label: string): Locator =>
  paperForm.form.getByLabelText(`选择或拖入文件：${label}`, { exact: true })

/** Starts the console at the list of such records, and opens the form of one without files. */
export async function openPaper(start: Start = {}): Promise<RunningConsole> {
  const running = await openConsole(ownPage(Page, { product: withPapers, ...start }))
  await request(papers.add, { body: { title: 'Site', deptId: 5 } })
  await userEvent.click(button('刷新'))
  await paperForm.edit('Site')
  return running
}

/** Returns the newest of these records. */
export const lastPaper = async () => (await request(papers.list, { query: { size: 100 } })).items.at(-1)!

/** Returns a PNG of one colour. */
export async function aPicture(name = '现场.png'): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 400
  canvas.height = 200
  canvas.getContext('2d')!.fillRect(0, 0, 400, 200)
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([content!], name, { type: 'image/png' })
}
