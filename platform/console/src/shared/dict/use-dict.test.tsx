import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { settled } from '#test/page-walk'
import { showPart } from '#test/shown-part'
import { DictTag } from './dict-tag'

afterEach(closeConsoles)

test('the dictionaries that a page asks for at once come with one call, each kept for itself', async () => {
  const console = await openConsole({ as: 'admin' })
  await settled(console)
  const asked = () => console.calls.filter((call) => call.includes('dataDictType'))
  await showPart(
    <>
      <DictTag dictType="sys_user_sex" value="1" />
      <DictTag dictType="sys_normal_disable" value="0" />
      <DictTag dictType="sys_user_sex" value="0" />
    </>,
  )
  for (const label of ['男', '停用', '女'])
    await expect.element(page.getByText(label, { exact: true }).last()).toBeVisible()
  await expect
    .poll(() => asked())
    .toEqual(['GET /api/system/dict/dataDictType?dictType=sys_user_sex%2Csys_normal_disable&withDisabled=true'])
})
