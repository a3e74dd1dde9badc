import { recordKind } from '../kind/record-kind'

export const setting = recordKind('setting', {
  name: { zh: '系统参数', en: 'Setting' },
  plural: { zh: '系统参数', en: 'settings' },
  table: 'settings',
  id: 'settingId',
  title: 'settingName',
  page: { path: '/system/setting', needs: [['system:setting:list'], ['system:setting:edit']] },
  fields: {
    settingName: { zh: '参数', en: 'Setting' },
    value: { zh: '参数值', en: 'Value' },
  },
  errors: {
    isFixed: {
      status: 409,
      text: {
        zh: '该参数由环境变量 {env} 设定，不能在此修改',
        en: 'The environment sets it ({env}). It cannot be changed here',
      },
    },
    contradicts: { status: 400, text: { zh: '{reason}', en: '{reason}' } },
  },
})
