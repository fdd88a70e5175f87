import { remoteConfig } from '../rsbuild.base'

export default remoteConfig('mf-catalog')
