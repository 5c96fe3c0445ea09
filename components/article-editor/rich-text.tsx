'use client';

import Image from '@tiptap/extension-image';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import articleStyles from '@/components/blog/article-body.module.css';
import { keepsMarkup } from './keeps-markup';
import { keptNodes } from './kept-nodes';
import { LinkPanel } from './link-panel';
import { PicturePanel } from './picture-panel';

type Props = {
  content: string;
  labelId: string;
  onChange: (html: string) => void;
  /** The article has markup that this editor would lose. */
  onUnknownMarkup: () => void;
};

export function RichText({ content, labelId, onChange, onUnknownMarkup }: Props) {
  const [panel, setPanel] = useState<'link' | 'picture' | null>(null);
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        codeBlock: false,
        strike: false,
        link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
      }),
      Image,
      ...keptNodes,
    ],
    content,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        class: `${articleStyles.body} min-h-96 px-5 py-6 outline-none`,
        dir: 'auto',
      },
    },
    onCreate: ({ editor: created }) => {
      if (!keepsMarkup(content, created.getHTML())) onUnknownMarkup();
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  if (!editor) return null;
  return (
    <div className="rounded-sm border border-field bg-white focus-within:border-ink">
      <Toolbar editor={editor} panel={panel} onPanel={setPanel} />
      {panel === 'link' && <LinkPanel editor={editor} onDone={() => setPanel(null)} />}
      {panel === 'picture' && <PicturePanel editor={editor} onDone={() => setPanel(null)} />}
      <div className="overflow-x-auto">
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}

type Tool = {
  label: string;
  icon: LucideIcon;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

const tools: Tool[] = [
  {
    label: 'Heading',
    icon: Heading2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Small heading',
    icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Bold',
    icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'List',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    icon: Quote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { label: 'Line', icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  { label: 'Undo', icon: Undo2, run: (editor) => editor.chain().focus().undo().run() },
  { label: 'Redo', icon: Redo2, run: (editor) => editor.chain().focus().redo().run() },
];

type ToolbarProps = {
  editor: Editor;
  panel: 'link' | 'picture' | null;
  onPanel: (panel: 'link' | 'picture' | null) => void;
};

function Toolbar({ editor, panel, onPanel }: ToolbarProps) {
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => tools.map(({ isOn }) => isOn?.(current) ?? false),
  });
  const isLink = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('link') });
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      className="sticky top-0 z-10 flex flex-wrap gap-1 border-b border-line bg-white p-2"
    >
      {tools.map(({ label, icon, isOn, run }, index) => (
        <ToolButton
          key={label}
          label={label}
          icon={icon}
          isPressed={isOn && on[index]}
          onClick={() => run(editor)}
        />
      ))}
      <ToolButton
        label="Link"
        icon={Link2}
        isPressed={isLink}
        onClick={() => onPanel(panel === 'link' ? null : 'link')}
      />
      <ToolButton
        label="Picture"
        icon={ImagePlus}
        onClick={() => onPanel(panel === 'picture' ? null : 'picture')}
      />
    </div>
  );
}

type ToolButtonProps = { label: string; icon: LucideIcon; isPressed?: boolean; onClick: () => void };

function ToolButton({ label, icon: Icon, isPressed, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-sm hover:bg-sand aria-pressed:bg-ink aria-pressed:text-paper lg:size-9"
    >
      <Icon aria-hidden size={18} strokeWidth={1.5} />
    </button>
  );
}
