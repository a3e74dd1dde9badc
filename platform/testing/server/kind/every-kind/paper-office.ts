import { api } from '#product/contract'
import type { StoredFile } from 'atrium/contract/fields/file-types'
import { openServer, productWith, type Client, type TestServer } from '../../server'
import { paperModule, papers, paperServer } from './paper'
import type { sendFile } from './send-file'

export const paperProduct = productWith(paperModule, paperServer)

/** The editor sees department 5 and what is below it. */
export const [inside, outside] = [5, 6]

const bytes = (text: string) => new TextEncoder().encode(text)
/** A small file that the field `contract` takes. */
export const plain = { field: 'contract', name: 'plan.txt', content: bytes('a plan') }

/** A server whose editor and common user may do everything with papers in their departments. */
export interface PaperOffice {
  readonly server: TestServer
  admin: Client
  editor: Client
  common: Client
  readonly add: (form: object, client?: Client) => Promise<number>
  readonly rowOf: (
    paperId: number,
  ) => Promise<{ version: number; title: string; deptId: number; extras: readonly StoredFile[] }>
  readonly edit: (paperId: number, form: object) => ReturnType<Client['ask']>
  readonly read: (id: string, client?: Client) => Promise<{ status: number; headers: Headers; body: { data: Blob } }>
  /** Returns the content of a file; the status of an error. */
  readonly contentOf: (id: string, client?: Client) => Promise<Uint8Array | number>
  /** Lets a day pass and runs the jobs, after which all sign in again. */
  readonly nextDay: () => Promise<void>
  readonly countOf: (...ids: string[]) => Promise<number>
}

/** Opens a server with the kind of record `paper`. */
export async function openOffice(host: Parameters<typeof openServer>[0] = {}): Promise<PaperOffice> {
  const server = await openServer({ product: paperProduct, ...host })
  const { db } = server.deps
  await db.updateTable('roles').set({ dataScope: 4 }).where('roleId', 'in', [2, 3]).execute()
  const menus = await db.selectFrom('menus').where('permission', 'like', 'archive:paper:%').select('id').execute()
  const links = [2, 3].flatMap((roleId) => menus.map(({ id: menuId }) => ({ roleId, menuId })))
  await db
    .insertInto('roleMenus')
    .values(links)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const signIn = async () => ({
    admin: await server.signIn('admin', 'en'),
    editor: await server.signIn('editor', 'en'),
    common: await server.signIn('common', 'en'),
  })
  let titles = 0
  const office: PaperOffice = {
    server,
    ...(await signIn()),
    add: (form, client = office.editor) =>
      client.get(papers.add, { body: { title: `paper ${titles++}`, deptId: inside, ...form } }),
    rowOf: (paperId) => office.admin.get(papers.read, { query: { paperId } }) as never,
    async edit(paperId, form) {
      const { version, title, deptId } = await office.rowOf(paperId)
      return office.editor.ask(papers.edit, { body: { paperId, version, title, deptId, ...form } })
    },
    read: (id, client = office.editor) => client.ask(api.fieldFiles.read, { query: { id } }) as never,
    async contentOf(id, client) {
      const { status, body } = await office.read(id, client)
      return status === 200 ? new Uint8Array(await body.data.arrayBuffer()) : status
    },
    async nextDay() {
      server.wait(25 * 3_600_000)
      await server.runJobs()
      Object.assign(office, await signIn())
    },
    countOf: async (...ids) =>
      (await db.selectFrom('fieldFiles').where('fileKey', 'in', ids).select('fileKey').execute()).length,
  }
  return office
}

/** Returns the status of an answer and its field errors. */
export async function fieldsOf(sending: ReturnType<typeof sendFile>): Promise<[number, unknown]> {
  const { status, errorData } = await sending
  return [status, errorData.fields]
}
