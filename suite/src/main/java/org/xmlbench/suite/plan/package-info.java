/** What a run is to do: profiles, conditions, groups and cells, and what it will take. */
package org.xmlbench.suite.plan;
