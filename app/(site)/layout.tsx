import { SiteFrame } from './site-frame';

export default SiteFrame;
