import type { ThingToTry } from '#server/call/resource'

/** The things to try of each account of the demo, on pages of the platform. */
export const thingsToTry: readonly ThingToTry[] = [
  {
    title: ['改一个角色', 'Change a role'],
    description: ['“普通用户”少一项菜单，common 随即少一项', 'What Member loses, common loses at once'],
    page: 'system/role',
    query: { record: '3' },
    roles: ['admin'],
  },
  {
    title: ['从文件导入用户', 'People from a file'],
    description: ['下载模板填几行，有错当场改', 'Rows with errors are corrected in place'],
    page: 'system/user',
    roles: ['admin'],
  },
  {
    title: ['看谁改了什么', 'Who changed what'],
    description: ['每次修改都有改前和改后的值', 'Each change has the values before and after'],
    page: 'system/operation-log',
    roles: ['admin'],
  },
  {
    title: ['只看到自己的部门', 'Your department'],
    description: ['列表、导出和统计都到此为止', 'Lists, exports and figures end there'],
    page: 'system/user',
    roles: ['editor'],
  },
  {
    title: ['两个窗口改同一条', 'In two windows'],
    description: ['后保存的人可以比较或合并', 'Edit one record: who saves second can merge'],
    page: 'system/post',
    roles: ['editor'],
  },
  {
    title: ['日志也只到本部门', 'The log as well'],
    description: ['范围外的人和记录不写名字', 'Nobody outside of it is named'],
    page: 'system/operation-log',
    roles: ['editor'],
  },
  {
    title: ['换一个头像', 'Change your picture'],
    description: ['上传图片并裁剪', 'Upload one and crop it'],
    page: 'profile/index',
    roles: ['common', 'guest'],
  },
  {
    title: ['看自己的登录', 'Your sessions'],
    description: ['别处的登录可以从这里结束', 'End those of other browsers'],
    page: 'profile/index',
    query: { tab: 'sessions' },
    roles: ['common', 'guest'],
  },
]
