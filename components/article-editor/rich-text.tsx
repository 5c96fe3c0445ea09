'use client';

import Image from '@tiptap/extension-image';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { documentNonce } from '@/components/staff/document-nonce';
import { Toolbar, ToolbarButton } from '@/components/staff/ui/toolbar';
import { TooltipProvider } from '@/components/staff/ui/tooltip';
import { keepsMarkup } from './keeps-markup';
import { LinkDialog } from './link-dialog';
import { PictureDialog } from './picture-dialog';
import { preservedNodes } from './preserved-nodes';

type Props = {
  content: string;
  labelId: string;
  onChange: (html: string) => void;
  /** Called when the article has markup that this editor would lose. */
  onUnknownMarkup: () => void;
};

export function RichText({ content, labelId, onChange, onUnknownMarkup }: Props) {
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        codeBlock: false,
        strike: false,
        link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
      }),
      Image,
      ...preservedNodes,
    ],
    content,
    injectNonce: documentNonce(),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        class: 'article-body min-h-full px-5 py-6 outline-none',
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
    <div className="flex h-full flex-col">
      <FormattingTools editor={editor} />
      <div className="min-h-0 flex-1 overflow-auto">
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

function FormattingTools({ editor }: { editor: Editor }) {
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => tools.map(({ isOn }) => isOn?.(current) ?? false),
  });
  return (
    <TooltipProvider>
      <Toolbar
        aria-label="Formatting"
        className="sticky top-0 z-10 flex flex-wrap gap-1 border-b border-line bg-white p-2"
      >
        {tools.map(({ label, icon, isOn, run }, index) => (
          <ToolbarButton
            key={label}
            label={label}
            icon={icon}
            isPressed={isOn && on[index]}
            onClick={() => run(editor)}
          />
        ))}
        <LinkDialog editor={editor} />
        <PictureDialog editor={editor} />
      </Toolbar>
    </TooltipProvider>
  );
}
