import { remoteConfig } from '../rsbuild.base'
import declaration from './src/module'

export default remoteConfig('mf-orders', declaration)
