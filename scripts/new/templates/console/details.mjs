import { importsOf, lines } from '../imports.mjs'
import { shownValue } from './columns.mjs'

/** `item-details.tsx`: one record, read only, in a drawer. */
export function detailsFile({ names, fields, isScoped }) {
  const { module, noun, Type, calls, id } = names
  const imports = importsOf()
  imports.add('@tanstack/react-query', 'useQuery')
  imports.addType('react', 'ReactNode')
  imports.add(`#calls/${module}`, 'api')
  imports.add('@atrium/console/data', 'queryOf')
  imports.add('@atrium/console/list', 'Details')
  imports.add('@atrium/console/list', 'Facts')
  imports.add('@atrium/console/feedback', 'Drawer')
  imports.add('@atrium/console/text', 'useText')
  imports.add('./text', 'texts')
  imports.addType(`../../../../contract/${noun}`, Type)
  const facts = fields.map(
    (field) => `[t('${field.property}'), ${shownValue(field, 'record.', imports, { key: true })}],`,
  )
  const body = lines(
    `interface ${Type}DetailsProps {`,
    `${id}: number`,
    'isOpen: boolean',
    'onClose: () => void',
    '}',
    '',
    `export function ${Type}Details({ ${id}, isOpen, onClose }: ${Type}DetailsProps) {`,
    'const t = useText(texts)',
    'return (',
    `<Drawer title={t('details')} isOpen={isOpen} onClose={onClose} size={480} destroyOnHidden>`,
    `<Read${Type} ${id}={${id}} />`,
    '</Drawer>',
    ')',
    '}',
    '',
    `function Read${Type}({ ${id} }: { ${id}: number }) {`,
    `const reading = useQuery(queryOf(api.${calls}.read, { query: { ${id} } }))`,
    `return <Details reading={reading}>{(record) => <${Type}Facts record={record} />}</Details>`,
    '}',
    '',
    `function ${Type}Facts({ record }: { record: ${Type} }) {`,
    'const t = useText(texts)',
    'const facts: [name: string, value: ReactNode][] = [',
    `[t('id'), record.${id}],`,
    facts,
    isScoped && `[t('deptId'), record.deptName],`,
    ']',
    'return <Facts facts={facts} />',
    '}',
  )
  return imports.above(body)
}
