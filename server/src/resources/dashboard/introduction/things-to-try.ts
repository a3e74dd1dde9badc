import type { ThingToTry } from '#server/call/introduction'

/** What shows most with each account of the demo, on pages of the platform. */
export const thingsToTry: readonly ThingToTry[] = [
  {
    title: ['改角色，看菜单变化', 'Change a role, see the menu change'],
    description: [
      '去掉“普通用户”的一项，common 下一次点击就看不到它',
      'Take an entry from Member: common loses it at the next click',
    ],
    page: 'system/role',
    query: { record: '3' },
    roles: ['admin'],
  },
  {
    title: ['从文件导入用户', 'Import people from a file'],
    description: ['下载模板，填几行；有错的行当场改好', 'Fill in the template; wrong rows are corrected on the spot'],
    page: 'system/user',
    roles: ['admin'],
  },
  {
    title: ['看谁改了什么', 'See who changed what'],
    description: ['每次修改都有改前和改后的值', 'Each change is kept with the values before and after'],
    page: 'system/operation-log',
    roles: ['admin'],
  },
  {
    title: ['只看到自己的部门', 'See one department only'],
    description: ['列表、导出和首页都以数据范围为准', 'Lists, exports and this dashboard end at the data scope'],
    page: 'system/user',
    roles: ['editor'],
  },
  {
    title: ['两个窗口改同一条', 'Edit one record in two windows'],
    description: ['后保存的人看到对方的修改，可以合并', 'Who saves second sees the other change and can merge both'],
    page: 'system/post',
    roles: ['editor'],
  },
  {
    title: ['日志也只到本部门', 'Find the same limit in the log'],
    description: ['范围以外的人和记录不写出名字', 'People and records outside of the scope are not named'],
    page: 'system/operation-log',
    roles: ['editor'],
  },
  {
    title: ['换一个头像', 'Choose another picture'],
    description: ['在个人中心上传图片并裁剪', 'Upload one in your profile and crop it'],
    page: 'profile/index',
    roles: ['common', 'guest'],
  },
  {
    title: ['看自己的登录', 'See where you are signed in'],
    description: ['换个浏览器登录，再从这里让它下线', 'Sign in with another browser and end that session from here'],
    page: 'profile/index',
    query: { tab: 'sessions' },
    roles: ['common', 'guest'],
  },
]
