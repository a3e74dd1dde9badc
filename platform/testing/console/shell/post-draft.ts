import { page, userEvent } from 'vitest/browser'
import { button, formOf } from '../page-objects'

const { form, field, fill, save } = formOf('岗位')

/** A post that is typed and not saved. */
export const postDraft = {
  /** The address of the list, with a part that has to outlast what happens. */
  path: '/system/post?page=1',
  form,
  save,
  name: field('岗位名称'),
  row: page.getByRole('region', { name: '岗位' }).getByRole('row', { name: /草稿岗位/ }),
  /** Opens the form of the list that shows, and types. */
  type: async (): Promise<void> => {
    await userEvent.click(button('新增'))
    await fill({ 岗位编码: 'draft', 岗位名称: '草稿岗位' })
  },
}
