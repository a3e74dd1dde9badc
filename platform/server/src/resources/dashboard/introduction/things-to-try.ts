import type { ThingToTry } from '#server/call/resource'

/** The things to try of each account of the demo, on pages of the platform. */
export const thingsToTry: readonly ThingToTry[] = [
  {
    title: { zh: '改一个角色', en: 'Change a role' },
    description: { zh: '“普通用户”少一项菜单，common 随即少一项', en: 'What Member loses, common loses at once' },
    page: 'system/role',
    query: { record: '3' },
    roles: ['admin'],
  },
  {
    title: { zh: '从文件导入用户', en: 'People from a file' },
    description: { zh: '下载模板填几行，有错当场改', en: 'Rows with errors are corrected in place' },
    page: 'system/user',
    roles: ['admin'],
  },
  {
    title: { zh: '看谁改了什么', en: 'Who changed what' },
    description: { zh: '每次修改都有改前和改后的值', en: 'Each change has the values before and after' },
    page: 'system/operation-log',
    roles: ['admin'],
  },
  {
    title: { zh: '只看到自己的部门', en: 'Your department' },
    description: { zh: '列表、导出和统计都到此为止', en: 'Lists, exports and figures end there' },
    page: 'system/user',
    roles: ['editor'],
  },
  {
    title: { zh: '两个窗口改同一条', en: 'In two windows' },
    description: { zh: '后保存的人可以比较或合并', en: 'Edit one record: who saves second can merge' },
    page: 'system/post',
    roles: ['editor'],
  },
  {
    title: { zh: '日志也只到本部门', en: 'The log as well' },
    description: { zh: '范围外的人和记录不写名字', en: 'Nobody outside of it is named' },
    page: 'system/operation-log',
    roles: ['editor'],
  },
  {
    title: { zh: '换一个头像', en: 'Change your picture' },
    description: { zh: '上传图片并裁剪', en: 'Upload one and crop it' },
    page: 'profile/index',
    roles: ['common', 'guest'],
  },
  {
    title: { zh: '看自己的登录', en: 'Your sessions' },
    description: { zh: '别处的登录可以从这里结束', en: 'End those of other browsers' },
    page: 'profile/index',
    query: { tab: 'sessions' },
    roles: ['common', 'guest'],
  },
]
