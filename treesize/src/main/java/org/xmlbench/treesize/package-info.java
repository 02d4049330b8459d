/** How many bytes the objects of a tree have, counted by JOL in a process of its own. */
package org.xmlbench.treesize;
