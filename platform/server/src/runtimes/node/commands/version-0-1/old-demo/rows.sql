-- The rows of the platform in a demo of version 0.1 (commit 5a4e646), fewer of some tables; on SQLite and on PostgreSQL.
insert into depts ("dept_id", "pid", "order_num", "dept_name", "dept_name_en", "leader", "phone", "email", "status", "version") values
(1, 0, 1, 'Atrium 集团', 'Atrium Group', '林晓', '', '', 1, 1),
(2, 1, 2, '研发中心', 'R&D', '陈思远', '', '', 1, 1),
(3, 1, 3, '市场部', 'Marketing', '王若彤', '', '', 1, 1),
(4, 1, 4, '运维部', 'Operations', '何俊杰', '', '', 1, 10),
(5, 2, 5, '平台组', 'Platform', '陈思远', '', '', 1, 13),
(6, 4, 6, '值班组', 'On Call', '何俊杰', '', '', 1, 1),
(7, 2, 7, '前端组', 'Frontend', '赵一鸣', '', '', 1, 1),
(8, 2, 8, '测试组', 'Quality', '苏静怡', '', '', 1, 12),
(9, 3, 9, '品牌组', 'Brand', '', '', '', 1, 5),
(10, 1, 10, '财务部', 'Finance', '', '', '', 0, 10);
insert into posts ("post_id", "post_sort", "post_code", "post_name", "post_name_en", "remark", "status", "version") values
(1, 1, 'ceo', '总经理', 'General Manager', '', 1, 1),
(2, 2, 'pm', '项目经理', 'Project Manager', '', 1, 20),
(3, 3, 'hr', '人力资源', 'Human Resources', '', 1, 19),
(4, 4, 'staff', '普通员工', 'Staff', '', 1, 29);
insert into users ("user_id", "dept_id", "post_id", "age", "password_hash", "created_at", "username", "nickname", "email", "phone_number", "avatar", "address", "user_story", "remark", "sex", "must_change_password", "status", "version", "password_expires_at") values
(1, 1, 1, 36, '$argon2id$v=19$m=19456,t=2,p=1$NffEOovCn2eJskeGjvoFLw$jFsOhq79NWxEGE6k7vrIl6SWf7P9OnmLU9TCBM9kAQ8', 1784793600000, 'admin', '林晓', 'admin@atrium.example', '13800002210', 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2064%2064%22%3E%3Cpath%20d%3D%22M0%200h64v64H0z%22%20fill%3D%22%230f8a6d%22%20opacity%3D%22.16%22%2F%3E%3Cpath%20d%3D%22M13%2064V46a19%2019%200%200%201%2038%200V64z%22%20fill%3D%22%230f8a6d%22%20opacity%3D%220.3%22%2F%3E%3Cpath%20d%3D%22M21%2064V52a11%2011%200%200%201%2022%200V64z%22%20fill%3D%22%230f8a6d%22%20opacity%3D%220.85%22%2F%3E%3C%2Fsvg%3E', '杭州市西湖区', '', '', 1, 0, 1, 1, null),
(2, 5, 2, 31, '$argon2id$v=19$m=19456,t=2,p=1$NffEOovCn2eJskeGjvoFLw$jFsOhq79NWxEGE6k7vrIl6SWf7P9OnmLU9TCBM9kAQ8', 1784793600000, 'editor', '陈思远', 'editor@atrium.example', '15900007745', 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2064%2064%22%3E%3Cpath%20d%3D%22M0%200h64v64H0z%22%20fill%3D%22%23c2410c%22%20opacity%3D%22.16%22%2F%3E%3Cpath%20d%3D%22M11%2064V53a21%2021%200%200%201%2042%200V64z%22%20fill%3D%22%23c2410c%22%20opacity%3D%220.3%22%2F%3E%3Cpath%20d%3D%22M19%2064V59a13%2013%200%200%201%2026%200V64z%22%20fill%3D%22%23c2410c%22%20opacity%3D%220.85%22%2F%3E%3C%2Fsvg%3E', '上海市徐汇区', '', '', 1, 0, 1, 21, null),
(3, 3, 4, 27, '$argon2id$v=19$m=19456,t=2,p=1$NffEOovCn2eJskeGjvoFLw$jFsOhq79NWxEGE6k7vrIl6SWf7P9OnmLU9TCBM9kAQ8', 1784793600000, 'common', '王若彤', 'common@atrium.example', '18600000932', 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2064%2064%22%3E%3Cpath%20d%3D%22M0%200h64v64H0z%22%20fill%3D%22%23b4236b%22%20opacity%3D%22.16%22%2F%3E%3Cpath%20d%3D%22M9%2064V45a23%2023%200%200%201%2046%200V64z%22%20fill%3D%22%23b4236b%22%20opacity%3D%220.3%22%2F%3E%3Cpath%20d%3D%22M17%2064V51a15%2015%200%200%201%2030%200V64z%22%20fill%3D%22%23b4236b%22%20opacity%3D%220.85%22%2F%3E%3C%2Fsvg%3E', '成都市锦江区', '', '', 0, 0, 1, 18, null),
(4, 6, 4, 24, '$argon2id$v=19$m=19456,t=2,p=1$NffEOovCn2eJskeGjvoFLw$jFsOhq79NWxEGE6k7vrIl6SWf7P9OnmLU9TCBM9kAQ8', 1784793600000, 'guest', '何俊杰', 'guest@atrium.example', '15800003094', 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2064%2064%22%3E%3Cpath%20d%3D%22M0%200h64v64H0z%22%20fill%3D%22%231d6fd8%22%20opacity%3D%22.16%22%2F%3E%3Cpath%20d%3D%22M15%2064V44a17%2017%200%200%201%2034%200V64z%22%20fill%3D%22%231d6fd8%22%20opacity%3D%220.3%22%2F%3E%3Cpath%20d%3D%22M23%2064V50a9%209%200%200%201%2018%200V64z%22%20fill%3D%22%231d6fd8%22%20opacity%3D%220.85%22%2F%3E%3C%2Fsvg%3E', '深圳市南山区', '', '', 1, 0, 1, 17, null);
insert into roles ("role_id", "role_sort", "data_scope", "role_key", "role_name", "role_name_en", "remark", "menu_check_strictly", "dept_check_strictly", "status", "version", "created_by", "changed_at") values
(1, 1, 1, 'admin', '管理员', 'Administrator', '', 1, 1, 1, 1, null, null),
(2, 2, 3, 'editor', '编辑', 'Editor', '', 1, 1, 1, 1, null, null),
(3, 3, 3, 'common', '普通用户', 'Member', '', 1, 1, 1, 14, null, 1795135168809),
(4, 4, 3, 'guest', '访客', 'Guest', '', 1, 1, 1, 4, 1, 1795161600000);
insert into menus ("id", "pid", "sort", "menu_type", "path", "name", "name_en", "icon", "component", "permission", "frame_src", "query", "is_link", "is_frame", "is_cache", "visible", "status", "version") values
(1, 0, 1, 0, 'system', '系统管理', 'System', 'lucide:settings', '', '', '', '', 0, 0, 0, 1, 1, 1),
(100, 1, 1, 1, 'user', '用户管理', 'Users', 'lucide:users', 'system/user', 'system:user:list', '', '', 0, 0, 1, 1, 1, 1),
(101, 1, 2, 1, 'menu', '菜单管理', 'Menus', 'lucide:list-tree', 'system/menu', 'system:menu:list', '', '', 0, 0, 1, 1, 1, 1),
(102, 1, 3, 1, 'role', '角色管理', 'Roles', 'lucide:shield-check', 'system/role', 'system:role:list', '', '', 0, 0, 1, 1, 1, 1),
(103, 1, 4, 1, 'dept', '部门管理', 'Departments', 'lucide:network', 'system/dept', 'system:dept:list', '', '', 0, 0, 1, 1, 1, 1),
(104, 1, 5, 1, 'post', '岗位管理', 'Posts', 'lucide:briefcase', 'system/post', 'system:post:list', '', '', 0, 0, 1, 1, 1, 1),
(105, 1, 6, 1, 'dict', '字典管理', 'Dictionaries', 'lucide:book-a', 'system/dict', 'system:dict:list', '', '', 0, 0, 1, 1, 1, 1),
(106, 1, 7, 1, 'operationLog', '操作日志', 'Operation log', 'lucide:clipboard-list', 'system/operation-log', 'system:operationLog:list', '', '', 0, 0, 1, 1, 1, 13),
(107, 1, 8, 1, 'signInLog', '登录日志', 'Sign-in log', 'lucide:log-in', 'system/sign-in-log', 'system:signInLog:list', '', '', 0, 0, 1, 1, 1, 1),
(108, 1, 9, 1, 'session', '在线会话', 'Sessions', 'lucide:monitor-smartphone', 'system/session', 'system:session:list', '', '', 0, 0, 1, 1, 1, 6),
(1000, 100, 1, 2, '', '查询', 'View', '', '', 'system:user:query', '', '', 0, 0, 0, 1, 1, 1),
(1001, 100, 2, 2, '', '新增', 'Add', '', '', 'system:user:add', '', '', 0, 0, 0, 1, 1, 1),
(1002, 100, 3, 2, '', '修改', 'Edit', '', '', 'system:user:edit', '', '', 0, 0, 0, 1, 1, 1),
(1003, 100, 4, 2, '', '删除', 'Delete', '', '', 'system:user:delete', '', '', 0, 0, 0, 1, 1, 1),
(1004, 100, 5, 2, '', '导出', 'Export', '', '', 'system:user:export', '', '', 0, 0, 0, 1, 1, 1),
(1005, 100, 6, 2, '', '导入', 'Import', '', '', 'system:user:import', '', '', 0, 0, 0, 1, 1, 1),
(1006, 100, 7, 2, '', '重置密码', 'Reset password', '', '', 'system:user:resetPwd', '', '', 0, 0, 0, 1, 1, 1),
(1007, 101, 1, 2, '', '查询', 'View', '', '', 'system:menu:query', '', '', 0, 0, 0, 1, 1, 1),
(1008, 101, 2, 2, '', '新增', 'Add', '', '', 'system:menu:add', '', '', 0, 0, 0, 1, 1, 1),
(1009, 101, 3, 2, '', '修改', 'Edit', '', '', 'system:menu:edit', '', '', 0, 0, 0, 1, 1, 1),
(1010, 101, 4, 2, '', '删除', 'Delete', '', '', 'system:menu:delete', '', '', 0, 0, 0, 1, 1, 1),
(1011, 101, 5, 2, '', '导出', 'Export', '', '', 'system:menu:export', '', '', 0, 0, 0, 1, 1, 1),
(1012, 102, 1, 2, '', '查询', 'View', '', '', 'system:role:query', '', '', 0, 0, 0, 1, 1, 1),
(1013, 102, 2, 2, '', '新增', 'Add', '', '', 'system:role:add', '', '', 0, 0, 0, 1, 1, 1),
(1014, 102, 3, 2, '', '修改', 'Edit', '', '', 'system:role:edit', '', '', 0, 0, 0, 1, 1, 1),
(1015, 102, 4, 2, '', '删除', 'Delete', '', '', 'system:role:delete', '', '', 0, 0, 0, 1, 1, 1),
(1016, 102, 5, 2, '', '导出', 'Export', '', '', 'system:role:export', '', '', 0, 0, 0, 1, 1, 1),
(1017, 103, 1, 2, '', '查询', 'View', '', '', 'system:dept:query', '', '', 0, 0, 0, 1, 1, 1),
(1018, 103, 2, 2, '', '新增', 'Add', '', '', 'system:dept:add', '', '', 0, 0, 0, 1, 1, 1),
(1019, 103, 3, 2, '', '修改', 'Edit', '', '', 'system:dept:edit', '', '', 0, 0, 0, 1, 1, 1),
(1020, 103, 4, 2, '', '删除', 'Delete', '', '', 'system:dept:delete', '', '', 0, 0, 0, 1, 1, 1),
(1021, 103, 5, 2, '', '导出', 'Export', '', '', 'system:dept:export', '', '', 0, 0, 0, 1, 1, 1),
(1022, 104, 1, 2, '', '查询', 'View', '', '', 'system:post:query', '', '', 0, 0, 0, 1, 1, 1),
(1023, 104, 2, 2, '', '新增', 'Add', '', '', 'system:post:add', '', '', 0, 0, 0, 1, 1, 1),
(1024, 104, 3, 2, '', '修改', 'Edit', '', '', 'system:post:edit', '', '', 0, 0, 0, 1, 1, 1),
(1025, 104, 4, 2, '', '删除', 'Delete', '', '', 'system:post:delete', '', '', 0, 0, 0, 1, 1, 1),
(1026, 104, 5, 2, '', '导出', 'Export', '', '', 'system:post:export', '', '', 0, 0, 0, 1, 1, 1),
(1027, 105, 1, 2, '', '查询', 'View', '', '', 'system:dict:query', '', '', 0, 0, 0, 1, 1, 1),
(1028, 105, 2, 2, '', '新增', 'Add', '', '', 'system:dict:add', '', '', 0, 0, 0, 1, 1, 1),
(1029, 105, 3, 2, '', '修改', 'Edit', '', '', 'system:dict:edit', '', '', 0, 0, 0, 1, 1, 1),
(1030, 105, 4, 2, '', '删除', 'Delete', '', '', 'system:dict:delete', '', '', 0, 0, 0, 1, 1, 1),
(1031, 105, 5, 2, '', '导出', 'Export', '', '', 'system:dict:export', '', '', 0, 0, 0, 1, 1, 1),
(1032, 106, 1, 2, '', '查询', 'View', '', '', 'system:operationLog:query', '', '', 0, 0, 0, 1, 1, 1),
(1033, 106, 2, 2, '', '导出', 'Export', '', '', 'system:operationLog:export', '', '', 0, 0, 0, 1, 1, 1),
(1034, 107, 1, 2, '', '导出', 'Export', '', '', 'system:signInLog:export', '', '', 0, 0, 0, 1, 1, 1),
(1035, 108, 1, 2, '', '强制下线', 'End session', '', '', 'system:session:kick', '', '', 0, 0, 0, 1, 1, 1);
insert into dict_types ("dict_id", "dict_name", "dict_type", "remark", "status", "version", "dict_name_en") values
(1, '用户性别', 'sys_user_sex', '1 男，0 女', 1, 1, 'Sex of users'),
(2, '启用停用', 'sys_normal_disable', '1 启用，0 停用', 1, 15, 'Enabled or disabled'),
(3, '显示隐藏', 'sys_show_hide', '1 显示，0 隐藏', 1, 1, 'Shown or hidden');
insert into dict_data ("dict_code", "dict_sort", "dict_type", "dict_label", "dict_label_en", "dict_value", "list_class", "remark", "is_default", "status", "version") values
(1, 1, 'sys_user_sex', '男', 'Male', '1', 'primary', '', 1, 1, 1),
(2, 2, 'sys_user_sex', '女', 'Female', '0', 'info', '', 0, 1, 1),
(3, 1, 'sys_normal_disable', '启用', 'Enabled', '1', 'success', '', 1, 1, 21),
(4, 2, 'sys_normal_disable', '停用', 'Disabled', '0', 'default', '', 0, 1, 26),
(5, 1, 'sys_show_hide', '显示', 'Shown', '1', 'success', '', 1, 1, 1),
(6, 2, 'sys_show_hide', '隐藏', 'Hidden', '0', 'default', '', 0, 1, 23);
insert into user_roles ("user_id", "role_id") values
(1, 1),
(2, 2),
(3, 3),
(4, 4);
insert into role_menus ("role_id", "menu_id") values
(2, 1),
(2, 100),
(2, 101),
(2, 102),
(2, 103),
(2, 104),
(2, 105),
(2, 106),
(2, 107),
(2, 108),
(2, 1000),
(2, 1001),
(2, 1002),
(2, 1003),
(2, 1004),
(2, 1005),
(2, 1006),
(2, 1007),
(2, 1008),
(2, 1009),
(2, 1010),
(2, 1011),
(2, 1012),
(2, 1013),
(2, 1014),
(2, 1015),
(2, 1016),
(2, 1017),
(2, 1018),
(2, 1019),
(2, 1020),
(2, 1021),
(2, 1022),
(2, 1023),
(2, 1024),
(2, 1025),
(2, 1026),
(2, 1027),
(2, 1028),
(2, 1029),
(2, 1030),
(2, 1031),
(2, 1032),
(2, 1033),
(2, 1034),
(2, 1035);
insert into sessions ("session_id", "token_hash", "created_at", "last_seen_at", "expires_at", "address", "agent", "user_id", "locked", "lock_hash", "lock_tries") values
(1, '124fa13f49da2ec18734e0f031c6f550c469a0bcff64de9a76eb7aff2484c53d', 1795161600000, 1795161600000, 1795766400000, '203.0.113.7', '', 2, 0, null, 0),
(2, '3f2a52b1f7dd68770dabc4b28faed1eb0fc05489b10e4873668372b5b8a3a3a8', 1795161600000, 1795161600000, 1795766400000, '203.0.113.7', '', 1, 0, null, 0);
insert into ended_sessions ("token_hash", "reason", "ended_at") values
('abababababababababababababababababababababababababababababababab', 'session.ended', 1795161600000);
insert into login_failures ("id", "username", "address", "at") values
(1, 'guest', '203.0.113.9', 1795161600000);
insert into verifications ("id", "challenge_hash", "purpose", "kind", "answer", "address", "at", "state", "pass_hash", "passed_at", "account", "counts_from") values
(1, 'cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd', 'login', 'slider', 40, '203.0.113.9', 1795161600000, 'passed', 'efefefefefefefefefefefefefefefefefefefefefefefefefefefefefefefef', 1795161600000, 'guest', 1795161600000);
insert into sign_ins ("sign_in_id", "user_id", "at", "username", "result", "address", "agent", "day") values
(387, 3, 1795136946028, 'common', 'success', '192.0.2.13', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36', '2026-11-20'),
(388, 3, 1795151294524, 'common', 'success', '192.0.2.13', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36', '2026-11-20'),
(389, 2, 1795161600000, 'editor', 'success', '203.0.113.7', '', '2026-11-20'),
(390, 1, 1795161600000, 'admin', 'success', '203.0.113.7', '', '2026-11-20');
insert into operation_logs ("log_id", "at", "user_id", "username", "operation", "kind", "target", "target_ids", "before", "after", "address", "agent", "result") values
(338, 1795054125533, 2, 'editor', 'DELETE /api/system/dict/data', 'delete', 'dictData', '[]', '[]', '[]', '192.0.2.12', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15', 'dict.builtIn'),
(339, 1795135168809, 1, 'admin', 'PUT /api/system/role', 'edit', 'role', '[3]', '[{"roleId":3,"roleSort":3,"dataScope":3,"roleKey":"common","roleName":"普通成员","roleNameEn":"Member","remark":"","menuCheckStrictly":1,"deptCheckStrictly":1,"status":1,"version":13,"createdBy":null,"changedAt":null,"menuIds":[2,200,201,205]}]', '[{"roleId":3,"roleSort":3,"dataScope":3,"roleKey":"common","roleName":"普通用户","roleNameEn":"Member","remark":"","menuCheckStrictly":1,"deptCheckStrictly":1,"status":1,"version":14,"createdBy":null,"changedAt":null,"menuIds":[2,200,201,205]}]', '192.0.2.11', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0', 'done'),
(340, 1795137304939, 4, 'guest', 'PUT /api/system/user/profile', 'edit', 'user', '[4]', '[{"userId":4,"nickname":"何俊杰","phoneNumber":"15800003095","email":"guest@atrium.example","sex":1,"userStory":"","version":16}]', '[{"userId":4,"nickname":"何俊杰","phoneNumber":"15800003094","email":"guest@atrium.example","sex":1,"userStory":"","version":17}]', '192.0.2.14', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'done'),
(341, 1795137406470, 1, 'admin', 'PUT /api/system/dict/data', 'edit', 'dictData', '[6]', '[{"dictCode":6,"dictSort":2,"dictType":"sys_show_hide","dictLabel":"隐藏","dictLabelEn":"Hidden","dictValue":"0","listClass":"warning","remark":"","isDefault":0,"status":1,"version":22}]', '[{"dictCode":6,"dictSort":2,"dictType":"sys_show_hide","dictLabel":"隐藏","dictLabelEn":"Hidden","dictValue":"0","listClass":"default","remark":"","isDefault":0,"status":1,"version":23}]', '192.0.2.11', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0', 'done'),
(342, 1795138494392, 1, 'admin', 'PUT /api/system/dept/sort', 'edit', 'dept', '[9]', '[{"deptId":9,"pid":3,"orderNum":11,"deptName":"品牌组","deptNameEn":"Brand","leader":"","phone":"","email":"","status":1,"version":4}]', '[{"deptId":9,"pid":3,"orderNum":9,"deptName":"品牌组","deptNameEn":"Brand","leader":"","phone":"","email":"","status":1,"version":5}]', '192.0.2.11', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0', 'done'),
(343, 1795152174576, 3, 'common', 'PUT /api/system/user/profile/password', 'edit', 'user', '[3]', '[{"userId":3,"username":"common"}]', '[{"userId":3,"username":"common"}]', '192.0.2.13', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36', 'done');
insert into files ("file_id", "file_key", "type", "size", "content", "owner_id", "in_use", "created_at") values
(1, 'AAAAAAAAAAAAAAAAAAAAAA', 'image/png', 68, '[object ArrayBuffer]', 2, 1, 1795161600000);
insert into notices ("notice_id", "list", "icon", "title", "title_en", "description", "description_en", "state", "created_at", "due_at", "user_id", "role_id", "permission") values
(1, 'notifications', 'lucide:shield-check', '角色权限已更新', 'Role permissions were updated', '“编辑”角色新增了字典管理权限', 'The role Editor may now manage dictionaries', null, 1795154400000, null, null, 1, '');
insert into notice_marks ("user_id", "notice_id", "is_cleared") values
(2, 1, 0);
insert into closed_introductions ("user_id", "kind") values
(2, 'first');
insert into record_presence ("kind", "record_id", "session_id", "user_id", "seen_at") values
('post', 1, 1, 2, 1795161600000);
insert into modules ("name", "is_active") values
('platform', 1);
insert into module_parts ("module", "part", "menu_id") values
('platform', 'menu/system', 1),
('platform', 'menu/system/user', 100),
('platform', 'menu/system/menu', 101),
('platform', 'menu/system/role', 102),
('platform', 'menu/system/dept', 103),
('platform', 'menu/system/post', 104),
('platform', 'menu/system/dict', 105),
('platform', 'menu/system/operationLog', 106),
('platform', 'menu/system/signInLog', 107),
('platform', 'menu/system/session', 108),
('platform', 'button/system:user:query', 1000),
('platform', 'button/system:user:add', 1001),
('platform', 'button/system:user:edit', 1002),
('platform', 'button/system:user:delete', 1003),
('platform', 'button/system:user:export', 1004),
('platform', 'button/system:user:import', 1005),
('platform', 'button/system:user:resetPwd', 1006),
('platform', 'button/system:menu:query', 1007),
('platform', 'button/system:menu:add', 1008),
('platform', 'button/system:menu:edit', 1009),
('platform', 'button/system:menu:delete', 1010),
('platform', 'button/system:menu:export', 1011),
('platform', 'button/system:role:query', 1012),
('platform', 'button/system:role:add', 1013),
('platform', 'button/system:role:edit', 1014),
('platform', 'button/system:role:delete', 1015),
('platform', 'button/system:role:export', 1016),
('platform', 'button/system:dept:query', 1017),
('platform', 'button/system:dept:add', 1018),
('platform', 'button/system:dept:edit', 1019),
('platform', 'button/system:dept:delete', 1020),
('platform', 'button/system:dept:export', 1021),
('platform', 'button/system:post:query', 1022),
('platform', 'button/system:post:add', 1023),
('platform', 'button/system:post:edit', 1024),
('platform', 'button/system:post:delete', 1025),
('platform', 'button/system:post:export', 1026),
('platform', 'button/system:dict:query', 1027),
('platform', 'button/system:dict:add', 1028),
('platform', 'button/system:dict:edit', 1029),
('platform', 'button/system:dict:delete', 1030),
('platform', 'button/system:dict:export', 1031),
('platform', 'button/system:operationLog:query', 1032),
('platform', 'button/system:operationLog:export', 1033),
('platform', 'button/system:signInLog:export', 1034),
('platform', 'button/system:session:kick', 1035),
('platform', 'dict/sys_user_sex', null),
('platform', 'dict/sys_user_sex/1', null),
('platform', 'dict/sys_user_sex/0', null),
('platform', 'dict/sys_normal_disable', null),
('platform', 'dict/sys_normal_disable/1', null),
('platform', 'dict/sys_normal_disable/0', null),
('platform', 'dict/sys_show_hide', null),
('platform', 'dict/sys_show_hide/1', null),
('platform', 'dict/sys_show_hide/0', null),
('platform', 'demo/post', null);
insert into installation ("id", "kind") values
(1, 'demo');
insert into kysely_migration ("name", "timestamp") values
('0001-records', '2026-11-24T16:08:27.803Z'),
('0002-locks', '2026-11-24T16:08:27.805Z'),
('0003-operation-logs', '2026-11-24T16:08:27.806Z'),
('0004-sign-in-log', '2026-11-24T16:08:27.816Z'),
('0005-names-ignore-case', '2026-11-24T16:08:27.818Z'),
('0006-password-expiry', '2026-11-24T16:08:27.829Z'),
('0007-built-in-dictionaries', '2026-11-24T16:08:27.830Z'),
('0008-ended-sessions', '2026-11-24T16:08:27.830Z'),
('0009-dictionary-names', '2026-11-24T16:08:27.843Z'),
('0010-role-creators', '2026-11-24T16:08:27.844Z'),
('0011-files', '2026-11-24T16:08:27.845Z'),
('0012-modules', '2026-11-24T16:08:27.852Z'),
('0013-list-indexes', '2026-11-24T16:08:27.856Z'),
('0014-growing-lists', '2026-11-24T16:08:27.856Z'),
('0015-verifications', '2026-11-24T16:08:27.857Z'),
('0016-installation', '2026-11-24T16:08:27.857Z'),
('0019-notices', '2026-11-24T16:08:27.867Z'),
('0020-verification-account', '2026-11-24T16:08:27.868Z'),
('0021-role-changes', '2026-11-24T16:08:27.869Z'),
('0022-record-presence', '2026-11-24T16:08:27.870Z'),
('0023-closed-introductions', '2026-11-24T16:08:27.870Z');
insert into kysely_migration_lock ("id", "is_locked") values
('migration_lock', 0);
