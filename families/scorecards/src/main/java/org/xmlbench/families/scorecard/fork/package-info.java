/** A library as programs set it up, given a document: shared by the forks of scorecards. */
package org.xmlbench.families.scorecard.fork;
