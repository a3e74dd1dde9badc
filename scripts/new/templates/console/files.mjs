import { importsOf, lines, textLiteral } from '../imports.mjs'

/** `page.tsx`. */
export function pageFile({ names, title }) {
  const { path, noun, Type, calls, id } = names
  const imports = pageImports(names)
  return imports.above(`const ${Type}Form = lazyForm(async () => (await import('./${noun}-form')).${Type}Form)
const ${Type}Details = lazyDialog(async () => (await import('./${noun}-details')).${Type}Details)

const keys = { id: (row: ${Type}) => row.${id}, name: (row: ${Type}) => row.${title.property} }

export default function ${Type}Page() {
  const t = useText(texts)
  const can = useCan()
  const list = useList(source)
  const savedRows = useSavedRow(list, keys.id)
  const form = use${Type}Form(savedRows.show)
  const details = useOpening()
  const open = can(api.${calls}.read) ? details.open : undefined
  useRecordInAddress(details, open)
  const selection = useSelection(list.rows, keys)
  const remove = useRemoval(api.${calls}.delete, keys)
  return (
    <ListPage
      page="${path}"
      title={t('items')}
      emptyText={t('empty')}
      filters={use${Type}Filters()}
      list={list}
      savedRows={savedRows}
      rowKey={keys.id}
      columns={use${Type}Columns(open, ${Type}Details.prepare)}
      selection={selection}
      ${actions(names)}
    >
      <${Type}Form form={form} />
      <FromStore store={details.store}>
        {({ id, isOpen }) => <${Type}Details ${id}={id} isOpen={isOpen} onClose={details.close} />}
      </FromStore>
    </ListPage>
  )
}`)
}

function pageImports({ module, noun, Type }) {
  const imports = importsOf()
  for (const [from, ...used] of [
    [`#calls/${module}`, 'api'],
    ['@atrium/console/list', 'ListButtons'],
    ['@atrium/console/list', 'useBulkActions'],
    ['@atrium/console/list', 'useRemoval'],
    ['@atrium/console/form', 'lazyForm'],
    ['@atrium/console/form', 'useRecordInAddress'],
    ['@atrium/console/list', 'ListPage'],
    ['@atrium/console/list', 'useList'],
    ['@atrium/console/list', 'useSavedRow'],
    ['@atrium/console/list', 'useSelection'],
    ['@atrium/console/page', 'lazyDialog'],
    ['@atrium/console/feedback', 'useOpening'],
    ['@atrium/console/text', 'useText'],
    ['@atrium/console/data', 'useCan'],
    ['@atrium/console/feedback', 'FromStore'],
    [`./${noun}-columns`, `use${Type}Columns`],
    [`./${noun}-filters`, `use${Type}Filters`],
    ['./source', 'source'],
    ['./text', 'texts'],
    [`./use-${noun}-form`, `use${Type}Form`],
  ]) {
    imports.add(from, ...used)
  }
  imports.addType(`../../../../contract/${noun}`, Type)
  return imports
}

const actions = ({ calls, id, Type }) => `actions={
        <ListButtons
          add={{ call: api.${calls}.add, run: () => form.add(), prepare: ${Type}Form.prepare }}
          exports={{ call: api.${calls}.export, filters: list.exported }}
        />
      }
      bulkActions={useBulkActions<${Type}>({
        edit: { call: api.${calls}.edit, run: (row) => form.edit(row.${id}), prepare: ${Type}Form.prepare },
        remove: { call: api.${calls}.delete, run: remove },
      })}
      rowActions={{
        name: keys.name,
        of: (row) => [
          { key: 'edit', label: t('edit'), call: api.${calls}.edit, prepare: ${Type}Form.prepare, onSelect: () => form.edit(row.${id}) },
          { key: 'delete', label: t('delete'), call: api.${calls}.delete, isDanger: true, onSelect: () => remove([row]) },
        ],
      }}`

/** `text.ts`. */
export function textFile({ names, fields, isScoped, hasHideable }) {
  const { path, noun, kind, name, plural, menuName } = names
  const [zh, en] = name
  const lower = lowerStart(en)
  const label = ({ property }) => `${property}: ${kind}.fields.${property},`
  const body = lines(
    `export const texts = defineText('${path}', {`,
    `items: ${textLiteral(menuName)},`,
    `empty: ${textLiteral([`还没有${gap(zh)}`, `No ${plural[1]} yet`])},`,
    `add: ${textLiteral([`新增${gap(zh)}`, `Add ${lower}`])},`,
    `change: ${textLiteral([`编辑${gap(zh)}`, `Edit ${lower}`])},`,
    `details: ${textLiteral([detailsTitle(zh), `${en} details`])},`,
    'edit: words.edit,',
    'delete: words.delete,',
    'id: words.id,',
    fields.map(label),
    isScoped && label({ property: 'deptId' }),
    hasHideable && 'outOfScope: words.outOfScope,',
    '})',
  )
  return `import { defineText, words } from '@atrium/console/text'
import { ${kind} } from '../../../../contract/${noun}.record'

${body}
`
}

/** A name in Latin letters gets a space before it, where it follows Chinese. */
export const gap = (name) => (/^[a-z0-9]/i.test(name) ? ` ${name}` : name)

/** Returns the Chinese title of the drawer with one record. */
export const detailsTitle = (name) => (/[a-z0-9]$/i.test(name) ? `${name} 详情` : `${name}详情`)

/** "Sales order" within a sentence; an acronym stays as it is. */
export const lowerStart = (text) => (/^[A-Z][A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))
