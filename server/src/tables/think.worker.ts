export { think as default } from '@muster/table'
