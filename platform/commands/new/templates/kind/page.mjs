/** Returns `page.tsx`: the page that is derived of the kind. */
export const pageFile = ({ names: { module, noun, kind, calls } }) => `import { crudPage } from 'atrium/console/list'
import { api } from '#calls/${module}'
import { ${kind} } from '../../../../contract/${noun}'

export default crudPage(api.${calls}, ${kind})
`
