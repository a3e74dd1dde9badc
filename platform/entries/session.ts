export { modules } from './modules'
// In one file with the modules: both are needed when somebody is signed in.
export { routerView } from 'atrium/console/router'
