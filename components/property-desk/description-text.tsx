import type { ComponentProps } from 'react';
import type { VisualEditor } from '@/components/rich-text/html-field';
import { RichText } from '@/components/rich-text/rich-text';
import { descriptionExtensions } from './description-extensions';

export function DescriptionText(props: ComponentProps<VisualEditor>) {
  return <RichText {...props} extensions={descriptionExtensions} className="description" />;
}
